/** Compares two versions of one operation: parameters, body, answers, headers, security. */
import { body, responses } from './bodies.ts'
import { canonical, type JsonObject, join, listOf, objectOf } from './document.ts'
import type { Pair } from './operation.ts'
import { parameters } from './parameters.ts'

/** Whether whoever could call before still can: some way in now asks for no more than a way in then. */
function security({ from, to, old, next, tell }: Pair) {
  const pointer = join(next.pointer, 'security')
  const schemeOf = (document: JsonObject, name: string) => {
    const all = objectOf(objectOf(document.components).securitySchemes)
    return canonical(document, { ...objectOf(all[name]), bearerFormat: null })
  }
  const isEnough = (had: JsonObject, asked: JsonObject) =>
    Object.entries(asked).every(
      ([name, scopes]) =>
        name in had &&
        listOf(scopes).every((scope) => listOf(had[name]).includes(scope)) &&
        schemeOf(from, name) === schemeOf(to, name),
    )
  const isOpenTo = (ways: JsonObject[], had: JsonObject) => ways.some((asked) => isEnough(had, asked))
  if (!old.security.every((way) => isOpenTo(next.security, way)))
    tell({
      rule: 'security',
      isBreaking: true,
      pointer,
      use: pointer,
      sentence: 'who could call it before cannot any more',
    })
  else if (!next.security.every((way) => isOpenTo(old.security, way)))
    tell({ rule: 'security', isBreaking: false, pointer, use: pointer, sentence: 'more callers are let in' })
}

/** Tells every difference between two versions of one operation. */
export function compareOperations(pair: Pair) {
  parameters(pair)
  body(pair)
  responses(pair)
  security(pair)
}
