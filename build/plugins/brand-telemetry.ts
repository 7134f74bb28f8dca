/** `virtual:brand-telemetry`: telemetry.ts in the brand's folder, or nothing. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { brand } from '../../brand/brand.ts'

const name = 'virtual:brand-telemetry'

export function brandTelemetry(): Plugin {
  const file = join(brand.folder, 'telemetry.ts')
  const hasFile = existsSync(file)
  return {
    name: 'brand-telemetry',
    config: () => ({ define: { 'import.meta.env.BRAND_TELEMETRY': JSON.stringify(hasFile) } }),
    resolveId: (id) => (id !== name ? null : hasFile ? file : `\0${name}`),
    load: (id) => (id === `\0${name}` ? 'export default null' : null),
  }
}
