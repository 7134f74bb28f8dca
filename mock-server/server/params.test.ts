/** Every parameter without `allowEmptyValue` rejects an empty value, and every path rejects undeclared methods. */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { checkRequest, createPrism } from './prism.ts'
import { createMockServer } from './server.ts'

interface Parameter {
  $ref?: string
  name: string
  in: string
  allowEmptyValue?: boolean
}
type Operation = { operationId: string; parameters?: Parameter[] }

const bundled = `${import.meta.dirname}/../../generated/openapi.json`
const document = JSON.parse(readFileSync(bundled, 'utf8'))
const paths = Object.entries<Record<string, Operation>>(document.paths)
const resolve = (parameter: Parameter): Parameter =>
  parameter.$ref ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter
const prism = await createPrism(document)

test('an empty value gets 422 with the name of the parameter', () => {
  for (const [template, item] of paths)
    for (const [method, { operationId, parameters = [] }] of Object.entries(item))
      for (const { name, in: place, allowEmptyValue } of parameters.map(resolve)) {
        if (place === 'path' || allowEmptyValue) continue
        const empty = { [place === 'header' ? name.toLowerCase() : name]: '' }
        const path = template.replaceAll(/\{[^}]+\}/g, 'x')
        const operation = prism.find(method, path)
        if (!operation) throw new Error(`${operationId} is not found`)
        const { refusal } = checkRequest(operation, {
          method: method as 'get',
          url: { path, query: place === 'query' ? empty : {} },
          headers: { authorization: 'Bearer x', client_id: 'test', ...(place === 'header' && empty) },
        })
        expect(refusal?.status, `${operationId} ${name}`).toBe(422)
        expect(refusal?.message, operationId).toContain(`${place}.${name}: must not be empty`)
      }
})

test('an undeclared method gets 405 with the declared ones', async () => {
  const server = await createMockServer({ port: 0, openapi: `${import.meta.dirname}/../../openapi`, bundled })
  const ask = (method: string, path: string) =>
    new Promise<(string | number | undefined)[]>((done, reject) => {
      const sent = request(server.url + path, { method, headers: { 'content-type': 'text/plain' } })
      sent.once('response', (response) => done([response.statusCode, response.headers.allow])).once('error', reject)
      sent.end()
    })
  for (const [template, item] of paths) {
    const path = template.replaceAll(/\{[^}]+\}/g, 'x')
    const declared = Object.keys(item).map((method) => method.toUpperCase())
    for (const method of ['TRACE', 'PROPFIND', 'HEAD', 'PUT', 'GET', 'POST', 'PATCH', 'DELETE'])
      if (!declared.includes(method)) expect(await ask(method, path), method).toEqual([405, declared.join(', ')])
  }
  await server.close()
})
