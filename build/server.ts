/** The development server, and `vite preview` with a build. Both also serve the API, to have one origin. */
import basicSsl from '@vitejs/plugin-basic-ssl'
import type { Plugin, ProxyOptions } from 'vite'

const mockPort = process.env.MOCK_PORT ?? '4010'
const api = process.env.API_ORIGIN ?? `http://localhost:${mockPort}`
/** The name or address by which other devices reach this computer. Default: only this computer is served. */
const host = process.env.APP_HOST
/** Uses a self-signed certificate, because phones allow the camera only on secure pages. */
const isSecure = process.env.APP_HTTPS === 'true'

/** The payment pages of the mock server, in any of its worlds. */
export const paymentPages = ['localhost', '*.localhost', ...(host ? [host] : [])].map(
  (name) => `http://${name}:${mockPort}`,
)

export const certificate = (): Plugin[] =>
  isSecure ? [basicSsl({ domains: ['localhost', '*.localhost', ...(host ? [host] : [])] })] : []

/** The host is kept, because the mock server reads its world from it. */
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

export const server = {
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
