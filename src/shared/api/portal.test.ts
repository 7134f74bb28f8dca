import { expect, test, vi } from 'vitest'
import { PortalError } from './errors.ts'
import { unlessPortal } from './portal.ts'

const call = { operationId: 'listOrders', requestId: 'request-1' } as const
const request = new Request('https://app.example/v1/orders')
const html = { 'content-type': 'text/html; charset=utf-8' }
const page = (body: string, status = 200) => new Response(body, { status, headers: html })
const through = (response: Response | Error) =>
  unlessPortal(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)), call)(request)

/** As the browser hands on a response after a redirect. */
const redirected = (response: Response, url: string) =>
  Object.defineProperties(response, { redirected: { value: true }, url: { value: url } })

test.each([
  ['a page with 200', page('<h1>Welcome to our Wi-Fi</h1>')],
  ['511', page('Sign in', 511)],
  ['511 without a type', new Response('', { status: 511 })],
  ['a page of another host', redirected(page('Sign in', 403), 'https://portal.example/')],
])('%s is the network’s sign-in page', async (_, response) => {
  await expect(through(response)).rejects.toBeInstanceOf(PortalError)
})

test.each([
  ['a proxy’s page with 502', page('<h1>Bad gateway</h1>', 502)],
  ['a proxy’s page with 404', page('<h1>Not found</h1>', 404)],
  ['the app’s own page', page('<script type="application/json" id="config">{}</script>')],
  ['a documented error with 511', Response.json({ code: 'X', message: 'x' }, { status: 511 })],
  ['JSON of another host', redirected(Response.json({ code: '200' }), 'https://api.example/')],
  ['a page of the same host', redirected(page('', 404), 'https://app.example/v1/orders/')],
  ['an empty response', new Response(null, { status: 204 })],
])('%s is handed on', async (_, response) => {
  expect(await through(response)).toBe(response)
  expect(response.bodyUsed).toBe(false)
})

const lost = new TypeError('Failed to fetch')

/** What the app's own host responds. */
const hostResponds = (respond: () => Promise<unknown>) => vi.stubGlobal('fetch', vi.fn(respond))

test('a call that a redirect to the sign-in page cuts off is told from a lost connection', async () => {
  hostResponds(async () => ({ type: 'opaqueredirect', headers: new Headers(), status: 0 }))
  const [first, second] = await Promise.allSettled([through(lost), through(lost)])
  expect([first, second]).toMatchObject([{ reason: { name: 'PortalError' } }, { reason: { name: 'PortalError' } }])
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([
  ['the host responds', async () => Response.json({})],
  ['the host does not respond', () => Promise.reject(lost)],
  ['the host has no settings', async () => page('<script id="config">')],
])('a lost connection stays one if %s', async (_, respond) => {
  hostResponds(respond)
  await expect(through(lost)).rejects.toBe(lost)
})

test('no other error is looked into', async () => {
  hostResponds(async () => page('Sign in'))
  const timeout = new DOMException('', 'TimeoutError')
  await expect(through(timeout as Error)).rejects.toBe(timeout)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(through(lost)).rejects.toBe(lost)
  expect(fetch).not.toHaveBeenCalled()
})
