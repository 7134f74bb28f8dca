/** A site for tests of the generated configuration, without its base, API and paths. */
export const sampleSite = {
  out: '/srv/app',
  headers: { always: {}, overHttps: {} },
  formTargets: [],
  resolver: [] as string[],
  nginx: '1.22.1',
  listen: '',
  serverName: '_',
  certificate: '',
  key: '',
  hasBrotli: false,
  hasIpv6: true,
}
