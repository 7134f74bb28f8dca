/** Build, dev server and unit tests. */
import { join } from 'node:path'
import basicSsl from '@vitejs/plugin-basic-ssl'
import react from '@vitejs/plugin-react'
import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { builtSettings } from './scripts/brand.ts'
import { brandPlugin } from './scripts/brand-plugin.ts'
import { brandTelemetry } from './scripts/brand-telemetry-plugin.ts'
import { catalogs, inlinedTexts } from './scripts/catalogs-plugin.ts'
import { configReader, configuration } from './scripts/configuration-plugin.ts'
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
/** The name or address by which other devices reach this computer; without it only this computer is served. */
const host = process.env.APP_HOST
/** With a certificate of its own: phones give the camera to secure pages only. */
const isSecure = process.env.APP_HTTPS === 'true'
/** The payment pages of the mock server, in any of its worlds. */
const paymentPages = ['localhost', '*.localhost', ...(host ? [host] : [])].map((name) => `http://${name}:${mockPort}`)
/** One origin for app and API. The host is kept: the mock reads its world from it. */
const passOn: ProxyOptions = {
  target: api,
  changeOrigin: false,
  xfwd: isSecure,
  // A connection that the API breaks off breaks off for the browser, too: the proxy would answer 500, or leave it open.
  configure: (proxy) => {
    proxy.on('error', (error, _, response) => {
      if ('code' in error && error.code === 'ECONNRESET') response.destroy()
    })
    proxy.on('proxyRes', (answer, _, response) => void answer.on('error', () => response.destroy()))
  },
}
const server = {
  port: Number(process.env.APP_PORT ?? '4173'),
  strictPort: true,
  ...(host && { host: true, allowedHosts: [host] }),
  proxy: {
    '/v1': passOn,
    '/media': passOn,
    // A secure page leads to secure pages only: the mock server's own are passed on.
    ...(isSecure && { '/providers': passOn, '/payments': passOn, '/receipts': passOn }),
  },
}

const productionRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** On this computer the mock server sends push messages, by its key, and may stand in another country. */
const { APP_LOCALE: locale, APP_CURRENCY: currency } = process.env
const readConfig = configReader({
  push: { vapidKey: vapidKeys().publicKey },
  ...(locale && { locale }),
  ...(currency && { currency }),
})

export default defineConfig(({ command, mode }) => ({
  // For example `/order/`; all of the app is then below this path.
  base: process.env.BASE_PATH ?? '/',
  publicDir: false,
  plugins: [
    react(),
    catalogs(mode === 'gallery' ? pseudoLanguages : []),
    ...(isSecure ? [basicSsl({ domains: ['localhost', '*.localhost', ...(host ? [host] : [])] })] : []),
    brandPlugin(),
    browserCheck(),
    // In development; the build makes that page a file of its own.
    inlinedTexts('validator', '/bad-settings.ts'),
    earlyScript(),
    serviceWorker(),
    securityHeadersPlugin({ readConfig, formTargets: paymentPages }),
    configuration(readConfig),
    version(),
    brandTelemetry(),
    precompressed(),
  ],
  // Vite takes the router's development build, with its warnings, for want of a condition that names the other.
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [] },
  server,
  preview: server,
  // `npm run size` reads the manifest to know which files a route loads; the security headers' plugin moves it out of dist.
  build: {
    manifest: true,
    target: buildTarget,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // All of the first load in one file: one request, and 4 kB less than in the six that would share with lazy screens.
    // It names every other file: hexadecimal hashes compress to two thirds, and what is tiny and shared is one file.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            // What follows the first screen: two files instead of twenty.
            {
              name: 'deferred',
              test: /\/(FlyToCart|RememberBought|KeepFavorites|KeepOrders|OrderBadge|UpdatePrompt|PushNews)\.tsx$/,
            },
            { name: 'tools', test: /\/(ProductTools|CategoryChips)\.tsx$/ },
            {
              name: 'parts',
              test: /icons-react|@mantine\/hooks|\/src\/.*\.ts$/,
              minShareCount: 2,
              maxModuleSize: 1000,
            },
          ],
        },
        hashCharacters: 'hex',
      },
    },
  },
  test: {
    projects: [
      // Tests without a DOM share their modules between files: loading them again took half of the time.
      {
        extends: true,
        test: { name: 'contract', isolate: false, include: ['{mock-server,tests}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'src', isolate: false, include: ['src/**/*.test.ts'], exclude: ['**/*.dom.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'page', environment: 'jsdom', include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'] },
      },
    ],
    // By default one core is left idle.
    maxWorkers: '100%',
    // Two cores, several suites at once.
    setupFiles: ['tests/support/settings.ts', 'tests/support/texts.ts'],
    // Read once, not by every test file.
    provide: { settings: builtSettings },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
}))
