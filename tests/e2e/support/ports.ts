/** Where app and mock are served for the end-to-end tests; other ports by environment, to run beside another run. */
export const ports = {
  app: Number(process.env.E2E_APP_PORT ?? '4273'),
  mock: Number(process.env.E2E_MOCK_PORT ?? '4110'),
  /** The web server of the deployment's tests; its mock server is at the next one. */
  nginx: Number(process.env.E2E_NGINX_PORT ?? '4310'),
}
