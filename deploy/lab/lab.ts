/** What the rows need: an API that moves, its name server, and an nginx behind two others. */
import { writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { placeOf } from '../../mock-server/seeds/place.ts'
import { createMockServer } from '../../mock-server/server/server.ts'
import type { Config } from '../../src/shared/configuration/schema.ts'
import { built } from '../../tests/support/builds.ts'
import { checkApi } from '../check-api.ts'
import { checkNginx, nginxHints } from '../check-nginx.ts'
import { checkSite } from '../check-site.ts'
import { certificate } from './certificate.ts'
import { makeImages, startContainer } from './container.ts'
import { startNameServer } from './name-server.ts'
import { serveByNginx } from './nginx.ts'

const apiName = 'api.lab.test'
export const labPort = Number(process.env.LAB_PORT ?? '4330')
const ports = {
  direct: labPort,
  outer: labPort + 1,
  middle: labPort + 2,
  inner: labPort + 3,
  api: labPort + 4,
}

export const originAt = (host: string) => `http://${host}:${ports.api}`
/** Of the machines, and of the brand that the lab serves. */
const place = placeOf({ locale: 'de-DE', currency: 'EUR' })

export const apiOrigin = originAt(apiName)

/** The app's own HTTPS, and the app behind two proxies, which are nginx as its manual begins. */
export const sites = {
  direct: new URL(`https://localhost:${ports.direct}/order/`),
  proxied: new URL(`https://localhost:${ports.outer}/order/`),
}

const proxies = (folder: string) => `
  server {
    listen ${ports.outer} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${certificate};
    location / {
      proxy_pass http://127.0.0.1:${ports.middle};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_buffering off;
    }
  }
  server {
    listen ${ports.middle};
    location / {
      proxy_pass http://127.0.0.1:${ports.inner};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto "$http_x_forwarded_proto, $scheme";
      proxy_buffering off;
    }
  }
  server {
    listen ${ports.inner};
    include ${folder}/location.conf;
  }`

/** Passes connections to an address of its own on to the API. */
async function forwarder(address: string, target: number, onConnection: () => void): Promise<Server> {
  const server = createServer((socket) => {
    onConnection()
    const upstream = connect(target, '127.0.0.1')
    socket.pipe(upstream).pipe(socket)
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(ports.api, address, resolve))
  return server
}

/** The findings and hints of deploy:check. */
async function check(site: URL, dump: string) {
  const { findings, hints, config } = await checkSite(site)
  const api = config ? await checkApi(site, config as Config, 'VM-1001') : { findings: [], hints: [] }
  return [...findings, ...api.findings, ...checkNginx(dump), ...hints, ...api.hints, ...nginxHints(dump)]
}

interface Serving {
  change?: (text: string) => string
  config?: string | Buffer
  api?: string
  /** The paths that go to the API. */
  pass?: string
}

export async function startLab() {
  const addresses = new Map<string, string>()
  const [dist, names, mock] = await Promise.all([
    built('order'),
    startNameServer(addresses),
    createMockServer({
      port: 0,
      openapi: join(import.meta.dirname, '../../openapi'),
      appUrl: sites.direct.href,
      place,
    }),
  ])
  let api: Server | undefined
  let connections = 0
  let images: ReturnType<typeof makeImages> | undefined
  const leave = () => new Promise((resolve) => (api ? api.close(resolve) : resolve(null)))

  return {
    /** Moves the API to this address. Without one, its name is unknown. */
    async moveApi(address?: string) {
      await leave()
      api =
        address === undefined
          ? undefined
          : await forwarder(address, Number(new URL(mock.url).port), () => connections++)
      if (address) addresses.set(apiName, address)
      else addresses.delete(apiName)
    },
    /** How many connections nginx opens to the API while `work` runs. */
    async connectionsIn(work: () => Promise<void>) {
      const before = connections
      await work()
      return connections - before
    },
    /** Runs `visit` while nginx serves. `change` spoils its configuration. */
    async serve(
      { change = (text) => text, config, api = apiOrigin, pass }: Serving,
      visit: (nginx: { messages: string; dump: string; check: (site: URL) => Promise<string[]> }) => Promise<void>,
    ) {
      const { close, messages, dump } = await serveByNginx({
        dist,
        ...(config && { config }),
        options: {
          api,
          ...(pass && { pass }),
          resolver: names.address,
          listen: String(ports.direct),
          certificate,
          key: certificate,
        },
        otherSites: proxies,
        // Nobody waits for ten seconds here.
        change: (text) => change(text.replace('valid=10s', 'valid=1s')),
      })
      await visit({ messages, dump, check: (site) => check(site, dump) }).finally(close)
    },
    /** The Dockerfile's images. Made when the first row needs them. */
    images() {
      images ??= makeImages()
      return images
    },
    /** Runs the app's image, with these settings and an API whose name is unknown, while `visit` asks for pages. */
    async startApp(config: object, visit: (site: URL, check: (site: URL) => Promise<string[]>) => Promise<void>) {
      const { app: image } = await this.images()
      writeFileSync(image.find('/config/config.json'), JSON.stringify(config))
      const environment = { LISTEN: `127.0.0.1:${ports.direct}`, API: 'http://gone.lab.test', RESOLVER: names.address }
      await startContainer({ image, port: ports.direct, environment }, (url) =>
        visit(new URL('/order/', url), (site) => check(site, '')),
      )
    },
    /** Runs the kit's image while `visit` asks it for pages. */
    async startKit(visit: (url: string) => Promise<void>) {
      const { kit: image } = await this.images()
      await startContainer({ image, port: ports.direct, environment: { MOCK_PORT: String(ports.direct) } }, visit)
    },
    async close() {
      await leave()
      names.close()
      await mock.close()
      await images?.then(
        ({ remove }) => remove(),
        () => {},
      )
    },
  }
}

export type Lab = Awaited<ReturnType<typeof startLab>>
