/** Each row: what happens to operators. The configuration of this folder works, and deploy:check finds one that doesn't. */
import assert from 'node:assert/strict'
import { checkAddresses } from '../check-addresses.ts'
import { checkNginx } from '../check-nginx.ts'
import { ownIpv6 } from '../upstream.ts'
import { whyNoImages } from './container.ts'
import { apiOrigin, type Lab, originAt, sites } from './lab.ts'
import { hasBrotli } from './nginx.ts'
import { walkInGerman, whyNoWalk } from './walk.ts'

const home = '127.0.0.2'
const away = '127.0.0.3'
const call = '/v1/customers/machines?keyword=tower'
const payuSuccess = '/order/payu-payment-success?order_id=1'

const read = async (path: string, init?: RequestInit) => {
  const response = await fetch(new URL(path, sites.direct), init)
  return { status: response.status, url: response.url, text: await response.text() }
}
const statusOf = async (path: string) => (await read(path, { headers: { client_id: 'lab' } })).status

/** Resolves when a call succeeds again. `limit` is in milliseconds. */
async function untilAnswered(limit: number) {
  const end = Date.now() + limit
  while ((await statusOf(call)) !== 200) {
    assert.ok(Date.now() < end, 'The API is not found again.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const nothing = hasBrotli ? [] : ['The files are compressed with gzip only. With Brotli, they would be smaller.']

/** With this change of nginx's configuration, deploy:check must find what is expected. */
const finds = (lab: Lab, expected: RegExp, change: (text: string) => string, site = sites.direct) =>
  lab.serve({ change }, async ({ check }) => assert.match((await check(site)).join('\n'), expected))

/** proxy_pass as most examples have it. */
const withFixedName = (text: string) =>
  text.replace(/.*(resolver|set \$app_api) .*\n/g, '').replaceAll('$app_api', apiOrigin)

const ofImages = (row: (lab: Lab) => Promise<void>) => async (lab: Lab) => whyNoImages() || row(lab)

/** A row that is left out here resolves to the reason, a string. */
export const rows: Record<string, (lab: Lab) => Promise<unknown>> = {
  'Nothing is missing, with own HTTPS and behind two proxies': (lab) =>
    lab.serve({}, async ({ check }) => {
      assert.deepEqual(await check(sites.direct), nothing)
      assert.deepEqual(await check(sites.proxied), nothing)
    }),

  'The Dockerfile’s stages, in clean folders, make an image that serves the app by its own command': ofImages(
    async (lab) => {
      const contacts = { phone: '+49 30 1234567' }
      const { commit } = await lab.images()
      await lab.startApp({ contacts }, async (site, check) => {
        const page = await fetch(new URL('faq', site))
        assert.deepEqual([page.status, page.headers.get('x-content-type-options')], [200, 'nosniff'])
        assert.match(await page.text(), /data-valid>.*\+49 30 1234567/)
        const read = async (file: string) => (await fetch(new URL(file, site))).json()
        assert.deepEqual(await read('config.json'), { contacts })
        assert.equal((await read('version.json')).commit, commit)
        assert.equal((await fetch(new URL('no-such-page', site))).status, 404)
        assert.match((await check(site)).join('\n'), /responds with 502: the web server can’t reach the API/)
      })
    },
  ),

  'The Dockerfile’s target kit makes an image that is a mock server by its own command': ofImages(async (lab) => {
    await lab.startKit(async (url) => {
      const paths = ['/console', '/v1/customers/machines/VM-1001', '/media/products/prd-cola.webp', '/no-such-page']
      const answers = await Promise.all(paths.map((path) => fetch(url + path, { headers: { client_id: 'lab' } })))
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200, 404],
      )
    })
  }),

  'The API’s name moves to another address': async (lab) => {
    await lab.serve({}, async ({ dump }) => {
      assert.equal(await statusOf(call), 200)
      await lab.moveApi(away)
      await untilAnswered(10_000)
      assert.match(checkNginx(withFixedName(dump)).join(), new RegExp(`proxy_pass ${apiOrigin} is looked up only when`))
    })
  },

  'The API’s name is unknown at the start': async (lab) => {
    await lab.moveApi()
    await lab.serve({}, async ({ check }) => {
      assert.deepEqual([await statusOf('/order/'), await statusOf(call)], [200, 502])
      assert.match((await check(sites.direct)).join('\n'), /responds with 502: the web server can’t reach the API/)
      await lab.moveApi(home)
      await untilAnswered(10_000)
    })
    await lab.moveApi()
    await assert.rejects(() => lab.serve({ change: withFixedName }, async () => {}), /host not found in upstream/)
    await lab.moveApi(home)
  },

  'A customer has IPv6': async (lab) => {
    if (!ownIpv6()) return 'this computer has no IPv6'
    const addresses = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]
    await lab.serve({}, async () =>
      assert.deepEqual(await checkAddresses(sites.direct, addresses), { findings: [], hints: [] }),
    )
    const withoutIpv6 = (text: string) => text.replace(/.*listen \[::\].*\n/g, '')
    return lab.serve({ change: withoutIpv6 }, async () => {
      const { findings } = await checkAddresses(sites.direct, addresses)
      assert.match(findings.join('\n'), /^::1, an address of localhost:\d+, doesn’t serve the app: ECONNREFUSED\./)
    })
  },

  'X-Forwarded-Proto is a list': (lab) =>
    finds(lab, /lacks Strict-Transport-Security if X-Forwarded-Proto is "https, http"/, (text) =>
      text
        .replace(/.*"~\*\^.*\n/g, '')
        .replace('default                $scheme;', 'default $http_x_forwarded_proto; "" $scheme;'),
    ),

  'config.json comes from a Windows editor': async (lab) => {
    const config = '\uFEFF{\r\n  "contacts": { "phone": "+49 30 1234567" }\r\n}\r\n'
    await lab.serve({ config }, async ({ messages, check }) => {
      assert.equal(messages, '')
      assert.match((await read('/order/')).text, /data-valid>.*\+49 30 1234567/)
      assert.deepEqual(await check(sites.direct), nothing)
    })
    await lab.serve({ config: Buffer.from(config, 'utf16le') }, async ({ messages, check }) => {
      assert.match(messages, /config\.json: It must be saved as UTF-8\./)
      assert.deepEqual(await check(sites.direct), ['config.json: It must be saved as UTF-8.'])
    })
  },

  // The mock server is the API, so its pages for payments are on this host, too.
  'A customer buys in German, behind two proxies that send X-Forwarded-Proto: https, http': async (lab) =>
    whyNoWalk() || lab.serve({ pass: '/v1/,/media/,/providers/,/payments/' }, () => walkInGerman(sites.proxied)),

  // Retry asks for config.json (src/shared/connection.ts). tests/e2e/network.spec.ts proves the rest in a browser.
  'A browser wrongly reports no connection': async (lab) => {
    await lab.serve({}, async () => {
      const { status, headers } = await fetch(new URL('config.json?1', sites.direct))
      const answer = [status, headers.get('content-type'), headers.get('cache-control')]
      assert.deepEqual(answer, [200, 'application/json', 'no-cache'])
    })
    const asText = 'location ~ config\\.json$ { types {} default_type text/plain; }'
    const locked = /\/config\.json has the type text\/plain instead of application\/json/
    await finds(lab, locked, (text) =>
      text.replace('location ~ \\.webmanifest$', `${asText} location ~ \\.webmanifest$`),
    )
  },

  'A setting of the law lacks another': async (lab) => {
    const config = JSON.stringify({ law: { bindingOrder: true }, seller: { address: '' } })
    const need = 'config.json: law.bindingOrder needs seller.address, to name the seller beside the order button.'
    await lab.serve({ config }, async ({ messages, check }) => {
      assert.ok(messages.includes(need), messages)
      assert.deepEqual(await check(sites.direct), [need, ...nothing])
    })
  },

  'A provider posts to the page of the result': async (lab) => {
    const posted = { method: 'POST', body: new URLSearchParams({ status: 'success' }) }
    await lab.serve({}, async () => {
      const { status, url, text } = await read(payuSuccess, posted)
      assert.deepEqual([status, url], [200, new URL(payuSuccess, sites.direct).href])
      assert.match(text, /id="root"/)
    })
    await finds(lab, /payu-payment-success responds with 405 to a POST/, (text) =>
      text.replace('$request_method = POST', '$request_method = NONE'),
    )
  },

  'Calls share connections to an API with a fixed address': async (lab) => {
    const api = originAt(home)
    const calls = async () => {
      for (let count = 0; count < 5; count++) assert.equal(await statusOf(call), 200)
    }
    await lab.serve({ api }, async ({ check }) => {
      assert.equal(await lab.connectionsIn(calls), 1)
      assert.deepEqual(await check(sites.direct), nothing)
    })
    const withoutKeepalive = (text: string) => text.replace(/keepalive 16;/, '')
    await lab.serve({ api, change: withoutKeepalive }, async ({ check }) => {
      assert.equal(await lab.connectionsIn(calls), 5)
      assert.match((await check(sites.direct)).join('\n'), /upstream app_\w+ has no keepalive/)
    })
  },

  'HTTP/2, kept connections, compressed responses': (lab) =>
    finds(
      lab,
      /closes the connection.*\/v1\/customers\/machines\/VM-1001\/products is not compressed.*has no HTTP\/2/s,
      (text) =>
        text
          .replaceAll(' http2', '')
          .replace('gzip on;', 'gzip off;')
          .replace('server_tokens off;', 'keepalive_timeout 0;'),
    ),
}
