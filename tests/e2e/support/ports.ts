/** The ports of the end-to-end tests. Environment variables change them, so two runs can share a computer. */
export const ports = {
  app: Number(process.env.E2E_APP_PORT ?? '4273'),
  mock: Number(process.env.E2E_MOCK_PORT ?? '4110'),
  /** The build for the oldest engine. */
  older: Number(process.env.E2E_OLDER_PORT ?? '4280'),
  /** The web server of the deployment tests. Their mock server and HTTPS use the next two ports. */
  nginx: Number(process.env.E2E_NGINX_PORT ?? '4310'),
}
