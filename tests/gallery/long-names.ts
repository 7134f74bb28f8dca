/** Lengthens the names of products, machines and places in responses to the contract's limit. */
import type { BrowserContext } from '@playwright/test'
import type { World } from '../e2e/support/test.ts'

const more =
  ' with slow-roasted Bhavnagari green chilli, hand-ground Kashmiri spices and a squeeze of Nagpur orange, family size'
const longest = 120

const isNamed = (value: object): value is { name: string } =>
  'name' in value && ['mrp', 'slot_label', 'place', 'address'].some((key) => key in value)

function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthen(inner)]))
  return isNamed(value) ? { ...copy, name: (value.name + more).slice(0, longest).trim() } : copy
}

export const lengthenNames = (context: BrowserContext, world: World) =>
  context.route(/\/v1\/(?!sse)/, async (route) => {
    const request = route.request()
    // The order response is signed for its host, and the provider's page redirects. Neither shows a name.
    if (request.method() !== 'GET' || request.isNavigationRequest()) return route.continue()
    // Node does not resolve hosts under localhost, so the header names the world.
    const url = request.url().replace(`${world.name}.`, '')
    const response = await route.fetch({ url, headers: { ...request.headers(), 'x-mock-world': world.name } })
    const isJson = response.headers()['content-type']?.includes('json')
    await route.fulfill(isJson ? { response, json: lengthen(await response.json()) } : { response })
  })
