/** What is generated is what it says it is: good requests conform to the document, bad ones do not. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundled } from '../contract.ts'
import { checkRequest } from '../proxy.ts'
import { createRun } from '../run.ts'
import { callOf, curlOf } from './call.ts'
import { casesOf, combinations } from './cases.ts'

const contract = bundled()
const run = createRun({ origin: 'http://localhost:1', contract })
/** Not a matter of one value's schema. */
const ofTransport = ['mediaType', 'size']

describe.each(contract.operations)('$id', (operation) => {
  const inPlace = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((each) => each.in === place && each.required)
        .map(({ name, example }) => [name, example]),
    )
  const base = {
    path: inPlace('path'),
    query: inPlace('query'),
    header: inPlace('header'),
    ...(operation.body && { body: operation.body.example }),
  }
  const wrongsOf = (parts: typeof base) => {
    const call = callOf(operation, parts)
    const headers = Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name.toLowerCase(), value]))
    const values = Object.fromEntries(Object.entries(parts.path).map(([name, value]) => [name, String(value)]))
    return checkRequest(run, { operation, values }, { ...call, headers })
  }

  test('each case is as valid as it says', () => {
    const lies = casesOf(contract, operation)
      .filter(({ keyword }) => !ofTransport.includes(keyword))
      .flatMap(({ key, isValid, requests }) =>
        fc
          .sample(requests(base), { seed: 7, numRuns: 3 })
          .map((parts) => ({ key, isValid, wrongs: wrongsOf(parts as typeof base) }))
          .filter(({ wrongs }) => (wrongs.length === 0) !== isValid),
      )
    expect(lies).toEqual([])
  })

  test('several fields changed at once still conform', () => {
    const drawn = fc.sample(combinations(contract, operation, base), { seed: 7, numRuns: 20 })
    expect(drawn.flatMap((parts) => wrongsOf(parts as typeof base))).toEqual([])
  })

  test('the same seed makes the same requests', () => {
    const draw = () => fc.sample(combinations(contract, operation, base), { seed: 3, numRuns: 5 })
    expect(draw()).toEqual(draw())
  })
})

test('no two cases have one key', () => {
  const keys = contract.operations.flatMap((operation) => casesOf(contract, operation).map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})

test('a call can be repeated from a shell', () => {
  const call = { operation: 'x', method: 'POST', path: '/v1/x?a=b', headers: { a: "it's" }, body: '{"a":1}' }
  expect(curlOf('http://h', call)).toBe(`curl -i -X POST 'http://h/v1/x?a=b' -H 'a: it'\\''s' --data-raw '{"a":1}'`)
})
