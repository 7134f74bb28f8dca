/** Texts in two languages can't both be in the one that the responses name. */
import type { Sent } from '../exchange.ts'
import { asList, asRecord } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import type { Probe } from './probe.ts'

const asked = ['en', 'de', 'hi', 'fr', 'es', 'ar', 'zh']

const languageOf = ({ headers }: Sent) => headers['content-language']?.toLowerCase()

/** The names of the products by their ids: what is in the machine may change meanwhile. */
function namesOf(sent: Sent): Map<unknown, unknown> {
  const { planograms, inventories } = dataOf(sent)
  const products = [
    ...asList(planograms).map(({ recipe }) => asRecord(asRecord(recipe).product)),
    ...asList(inventories).flatMap(({ batches }) => asList(batches).map(({ product }) => asRecord(product))),
  ]
  return new Map(products.map(({ id, name }) => [id, name]))
}

const firstDifference = (one: Map<unknown, unknown>, other: Map<unknown, unknown>) =>
  [...one].find(([id, name]) => other.has(id) && other.get(id) !== name)?.[0]

export const languages: Probe = async (scope) => {
  const path = { machineId: scope.facts.machineId }
  const named = new Map<string, { sent: Sent; tag: string }>()
  let hasCompared = false
  for (const tag of asked) {
    const sent = await scope.exchange('getMachineProducts', { path, header: { 'Accept-Language': tag } })
    const language = languageOf(sent)
    if (sent.status !== 200 || language === undefined) continue
    const first = named.get(language)
    if (!first) {
      named.set(language, { sent, tag })
      continue
    }
    hasCompared = true
    const other = firstDifference(namesOf(first.sent), namesOf(sent))
    const expected = `another language: with Accept-Language ${first.tag}, which got the same one, product ${other} has another name`
    const about = { check: 'language', pointer: '(Content-Language)', expected, found: language, cause: 'language' }
    scope.expectTrue(other === undefined, about, sent)
  }
  if (hasCompared) return
  const why = named.size === 0 ? 'no response names the language of its texts' : 'each response named another language'
  scope.missing('language', why)
}
