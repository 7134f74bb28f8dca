/** All plugins, in the order in which they run. */
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { catalogFolder, languagesIn } from '../../codegen/catalogs.ts'
import { pseudoLanguages } from '../pseudo-language.ts'
import { certificate, paymentPages } from '../server.ts'
import { assetsFromMemory } from './assets-from-memory.ts'
import { brandPlugin } from './brand.ts'
import { brandTelemetry } from './brand-telemetry.ts'
import { catalogs, inlinedTexts } from './catalogs.ts'
import { compileHint } from './compile-hint.ts'
import { configReader, configuration } from './configuration.ts'
import { earlyScript } from './early.ts'
import { oneWayFiles } from './one-way-files.ts'
import { precompressed } from './precompress.ts'
import { securityHeadersPlugin } from './security-headers.ts'
import { serviceWorker } from './service-worker.ts'
import { browserCheck } from './supported-browsers.ts'
import { version } from './version.ts'

/** `localSettings`: the settings of the app on this computer, unless its config.json overrides them. */
export function plugins(mode: string, localSettings: Parameters<typeof configReader>[0]): PluginOption[] {
  const extraLanguages = mode === 'gallery' ? pseudoLanguages : []
  const readConfig = configReader(localSettings)
  return [
    react(),
    catalogs(extraLanguages),
    certificate(),
    brandPlugin(),
    browserCheck(),
    // For development only. The build bundles the validator separately (build/plugins/early.ts).
    inlinedTexts('validator', '/bad-settings.ts'),
    earlyScript(),
    serviceWorker(),
    securityHeadersPlugin({ readConfig, formTargets: paymentPages }),
    configuration(readConfig, [...languagesIn(catalogFolder), ...extraLanguages]),
    assetsFromMemory(),
    version(),
    brandTelemetry(),
    compileHint,
    oneWayFiles(),
    precompressed(),
  ]
}
