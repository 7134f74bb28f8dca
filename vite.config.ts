/** Build, dev server and unit tests. Their parts are in build/. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { codeSplitting } from './build/code-splitting.ts'
import { plugins } from './build/plugins/all.ts'
import { countrySettings } from './build/plugins/configuration.ts'
import { buildTarget } from './build/plugins/supported-browsers.ts'
import { server } from './build/server.ts'
import { test } from './build/unit-tests.ts'
import { basePath } from './scripts/base-path.mjs'
import { vapidKeys } from './scripts/vapid-keys.mjs'

const productionRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** Settings for the mock server: its key for push messages, and its country. */
const mockSettings = { push: { vapidKey: vapidKeys().publicKey }, ...countrySettings(process.env) }

export default defineConfig(({ command, mode, isPreview }) => ({
  // The preview responds to a missing file with 404, as web servers must (deploy/README.md), not with the page.
  appType: isPreview ? 'mpa' : 'spa',
  // For example `/order/`. The whole app is then under this path.
  base: basePath(),
  publicDir: false,
  plugins: plugins(mode, mockSettings),
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
    // What is split off is decided in build/code-splitting.ts; `npm run size` prints the result.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
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
