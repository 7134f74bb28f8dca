/** Build, dev server and unit tests. */
import { join } from 'node:path'
import basicSsl from '@vitejs/plugin-basic-ssl'
import react from '@vitejs/plugin-react'
import type { Plugin, ProxyOptions, Rolldown } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { catalogFolder, languagesIn } from './codegen/catalogs.ts'
import { assetsFromMemory } from './scripts/assets-from-memory-plugin.ts'
import { builtSettings } from './scripts/brand.ts'
import { brandPlugin } from './scripts/brand-plugin.ts'
import { brandTelemetry } from './scripts/brand-telemetry-plugin.ts'
import { catalogs, inlinedTexts } from './scripts/catalogs-plugin.ts'
import { configReader, configuration, countrySettings } from './scripts/configuration-plugin.ts'
import { earlyScript } from './scripts/early-plugin.ts'
import { precompressed } from './scripts/precompress.ts'
import { pseudoLanguages } from './scripts/pseudo-language.ts'
import { securityHeadersPlugin } from './scripts/security-headers-plugin.ts'
import { serviceWorker } from './scripts/service-worker-plugin.ts'
import { browserCheck, buildTarget } from './scripts/supported-browsers.ts'
import { vapidKeys } from './scripts/vapid-keys.mjs'
import { version } from './scripts/version.ts'

const mockPort = process.env.MOCK_PORT ?? '4010'
const api = process.env.API_ORIGIN ?? `http://localhost:${mockPort}`
/** The name or address by which other devices reach this computer. Default: only this computer is served. */
const host = process.env.APP_HOST
/** Uses a self-signed certificate, because phones allow the camera only on secure pages. */
const isSecure = process.env.APP_HTTPS === 'true'
/** The payment pages of the mock server, in any of its worlds. */
const paymentPages = ['localhost', '*.localhost', ...(host ? [host] : [])].map((name) => `http://${name}:${mockPort}`)
/** Proxies the API to have one origin. The host is kept, because the mock server reads its world from it. */
const apiProxy: ProxyOptions = {
  target: api,
  changeOrigin: false,
  xfwd: isSecure,
  // If the API breaks off a connection, do the same for the browser. The proxy would respond with 500 or leave it open.
  configure: (proxy) => {
    proxy.on('error', (error, _, response) => {
      if ('code' in error && error.code === 'ECONNRESET') response.destroy()
    })
    proxy.on('proxyRes', (apiResponse, _, response) => void apiResponse.on('error', () => response.destroy()))
  },
}
const server = {
  port: Number(process.env.APP_PORT ?? '4173'),
  strictPort: true,
  ...(host && { host: true, allowedHosts: [host] }),
  proxy: {
    '/v1': apiProxy,
    '/media': apiProxy,
    // A secure page can only open secure pages, so the mock server's pages are proxied too.
    ...(isSecure && { '/providers': apiProxy, '/payments': apiProxy, '/receipts': apiProxy }),
  },
}

const productionRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** Settings for the mock server: its key for push messages, and its country. */
const readConfig = configReader({ push: { vapidKey: vapidKeys().publicKey }, ...countrySettings(process.env) })

/** Makes Chrome compile the first load's functions in the background, while it arrives, instead of when they are first called. */
const compileHint: Plugin = {
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

const extraLanguages = (mode: string) => (mode === 'gallery' ? pseudoLanguages : [])
const setupFiles = ['tests/support/settings.ts', 'tests/support/texts.ts']

/** The first load is one file: one request, and 4 kB less than six files shared with lazy screens. */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'first', tags: ['$initial'] },
    { name: 'tools', test: /\/(ProductTools|CategoryChips)\.tsx$/ },
    // Tiny shared modules are one file, because the first load contains the name of every file.
    {
      name: 'parts',
      test: /icons-react|@mantine\/hooks|\/src\/.*\.ts$/,
      minShareCount: 2,
      maxModuleSize: 1000,
    },
  ],
}

const test: ViteUserConfig['test'] = {
  projects: [
    // Tests without a DOM share modules between files, because reloading them took half of the time.
    {
      extends: true,
      test: { name: 'contract', isolate: false, include: ['{mock-server,tests}/**/*.test.ts'], setupFiles },
    },
    {
      extends: true,
      test: { name: 'src', isolate: false, include: ['src/**/*.test.ts'], exclude: ['**/*.dom.test.ts'], setupFiles },
    },
    {
      extends: true,
      test: {
        name: 'page',
        isolate: false,
        environment: 'jsdom',
        include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
        setupFiles: ['tests/support/fresh-page.ts', ...setupFiles],
      },
    },
  ],
  // By default, Vitest leaves one core idle.
  maxWorkers: '100%',
  // Read once instead of in every test file.
  provide: { settings: builtSettings },
  // Generous, because several suites may share two cores.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  restoreMocks: true,
  unstubGlobals: true,
}

export default defineConfig(({ command, mode, isPreview }) => ({
  // The preview responds to a missing file with 404, as web servers must (deploy/README.md), not with the page.
  appType: isPreview ? 'mpa' : 'spa',
  // For example `/order/`. The whole app is then under this path.
  base: process.env.BASE_PATH ?? '/',
  publicDir: false,
  plugins: [
    react(),
    catalogs(extraLanguages(mode)),
    ...(isSecure ? [basicSsl({ domains: ['localhost', '*.localhost', ...(host ? [host] : [])] })] : []),
    brandPlugin(),
    browserCheck(),
    // For development only. The build bundles the validator separately (scripts/early-plugin.ts).
    inlinedTexts('validator', '/bad-settings.ts'),
    earlyScript(),
    serviceWorker(),
    securityHeadersPlugin({ readConfig, formTargets: paymentPages }),
    configuration(readConfig, [...languagesIn(catalogFolder), ...extraLanguages(mode)]),
    assetsFromMemory(),
    version(),
    brandTelemetry(),
    compileHint,
    precompressed(),
  ],
  // The router's package has no export condition for its production build, so Vite would use the development build.
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [] },
  server,
  preview: server,
  // `npm run size` reads the manifest to find the files of a route. The security headers' plugin moves it out of dist.
  build: {
    manifest: true,
    target: buildTarget,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The first load contains the name of every other file, so hashes are hexadecimal, which compress better.
    rolldownOptions: {
      output: {
        codeSplitting,
        hashCharacters: 'hex',
      },
    },
  },
  test,
}))
