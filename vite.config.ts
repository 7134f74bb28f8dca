/** Build, dev server and unit tests. */
import react from '@vitejs/plugin-react'
import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'

const api = process.env.API_ORIGIN ?? `http://localhost:${process.env.MOCK_PORT ?? '4010'}`
/** One origin for app and API. The host is kept: the mock reads its world from it. */
const passOn: ProxyOptions = { target: api, changeOrigin: false }
const server = {
  port: Number(process.env.APP_PORT ?? '4173'),
  strictPort: true,
  proxy: { '/v1': passOn, '/media': passOn },
}

export default defineConfig({
  plugins: [react()],
  server,
  preview: server,
  // `npm run size` reads the manifest to know which files a route loads.
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // All of the first load in one file: one request, and 4 kB less than in the six that would share with lazy screens.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  test: {
    include: ['{src,mock-server}/**/*.test.{ts,tsx}', 'tests/{contract,architecture}/**/*.test.ts'],
    // Two cores, several suites at once.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
