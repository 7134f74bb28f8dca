/** What the rows need: an API that moves, its name server, and an nginx behind two others. */
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createMockServer } from '../../mock-server/server/server.ts'
import type { Config } from '../../src/shared/configuration/schema.ts'
import { built } from '../../tests/support/builds.ts'
import { checkApi } from '../check-api.ts'
import { checkNginx } from '../check-nginx.ts'
import { checkSite } from '../check-site.ts'
import { certificate } from './certificate.ts'
import { startContainer } from './container.ts'
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

export const apiOrigin = `http://${apiName}:${ports.api}`

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
async function forwarder(address: string, target: number): Promise<Server> {
  const server = createServer((socket) => {
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
  return [...findings, ...api.findings, ...checkNginx(dump), ...hints, ...api.hints]
}

export async function startLab() {
  const addresses = new Map<string, string>()
  const [dist, names, mock] = await Promise.all([
    built('order'),
    startNameServer(addresses),
    createMockServer({ port: 0, openapi: join(import.meta.dirname, '../../openapi'), appUrl: sites.direct.href }),
  ])
  let api: Server | undefined
  const leave = () => new Promise((resolve) => (api ? api.close(resolve) : resolve(null)))

  return {
    /** Moves the API to this address. Without one, its name is unknown. */
    async moveApi(address?: string) {
      await leave()
      api = address === undefined ? undefined : await forwarder(address, Number(new URL(mock.url).port))
      if (address) addresses.set(apiName, address)
      else addresses.delete(apiName)
    },
    /** Runs `visit` while nginx serves. `change` spoils its configuration. */
    async serve(
      { change = (text) => text, config }: { change?: (text: string) => string; config?: string | Buffer },
      visit: (nginx: { messages: string; dump: string; check: (site: URL) => Promise<string[]> }) => Promise<void>,
    ) {
      const { close, messages, dump } = await serveByNginx({
        dist,
        ...(config && { config }),
        options: {
          api: apiOrigin,
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
    /** Runs the Dockerfile's command, with these settings and an API whose name is unknown, while `visit` asks for pages. */
    startContainer: (config: object, visit: (site: URL, check: (site: URL) => Promise<string[]>) => Promise<void>) =>
      startContainer(
        {
          ...{ dist, config, port: ports.direct },
          environment: { LISTEN: `127.0.0.1:${ports.direct}`, API: 'http://gone.lab.test', RESOLVER: names.address },
        },
        (url) => visit(new URL('/order/', url), (site) => check(site, '')),
      ),
    async close() {
      await leave()
      names.close()
      await mock.close()
    },
  }
}

export type Lab = Awaited<ReturnType<typeof startLab>>
