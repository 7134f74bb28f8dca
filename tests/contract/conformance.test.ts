/**
 * Calls every generated operation with a stubbed fetch and checks the request against the document.
 * Any generator that passes this test and surface.test.ts can replace the current one.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '#shared/api/client.ts'
import { freeLocks } from '#shared/locks.sample.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { document, type Operation, operations, type Parameter } from './document.ts'
import { customer, tokenOf } from './fake-api.ts'

type Generated = {
  operationId: string
  personal?: boolean
  call: (input: object) => Promise<unknown>
  open: (params: object, signal: AbortSignal) => AsyncIterable<unknown>
  key: (params?: object) => unknown[]
  options: (params?: object) => {
    queryKey: unknown[]
    queryFn: (context: object) => Promise<unknown>
    mutationFn: (variables: object) => Promise<unknown>
  }
  pages?: (params: object) => {
    queryFn: (context: object) => Promise<unknown>
    initialPageParam: number
    getNextPageParam: (last: object, pages: object[], page: number) => number | undefined
  }
}

/** The transport sets these headers. All other parameters come from the caller. */
const transportHeaders = ['client_id', 'device_id', 'X-Request-Id', 'Accept-Language']
/** The customer of the document's examples: a call that names a customer is sent only with their token. */
const { example: customerId } = operations
  .flatMap(({ parameters }) => parameters)
  .find(({ name }) => name === 'userId') ?? {
  example: '',
}
const token = tokenOf({ ...customer, sub: customerId })

/** The modules of a folder by tag. */
const byTag = <T>(modules: Record<string, T>) =>
  Object.fromEntries(Object.entries(modules).map(([file, module]) => [file.replace(/.*\/|\.ts/g, ''), module]))
const generated = byTag(import.meta.glob<Record<string, Generated>>('../../generated/operations/*.ts', { eager: true }))
const surfaceOf = ({ tag, id }: Operation) => {
  const operation = generated[tag]?.[id]
  if (!operation) throw new Error(`generated/operations/${tag}.ts has no ${id}`)
  return operation
}

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)

const sent: Request[] = []
beforeEach(() => {
  sent.length = 0
  // Test files share the modules and their in-memory storage.
  clearExcept([])
  write('accessToken', token)
})

/** Responds with the document's example, which the reader accepts. */
function capture({ response: { type, example } }: Operation, isRefused = (_: Request) => false) {
  const text = JSON.stringify(example)
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    if (isRefused(request)) return Response.json({ code: 'AUTH_4010', message: 'Old token.' }, { status: 401 })
    return new Response(type === 'application/json' ? text : `data: ${text}\n\n`, { headers: { 'content-type': type } })
  })
}

const onlySent = () => {
  const [request] = sent
  if (!request || sent.length > 1) throw new Error(`${sent.length} requests instead of one`)
  return request
}

const inPlace = ({ parameters }: Operation, ...places: Parameter['in'][]) =>
  parameters.filter((parameter) => places.includes(parameter.in))

const isFromCaller = (parameter: Parameter) => !transportHeaders.includes(parameter.name)

/** The caller's parameters as a flat object with the document's examples. */
const paramsOf = (operation: Operation) =>
  Object.fromEntries(operation.parameters.filter(isFromCaller).map(({ name, example }) => [name, example]))

/** A query takes flat parameters. A mutation takes `params` and `body`. */
function inputOf(operation: Operation): object {
  if (operation.method === 'GET') return paramsOf(operation)
  const params = paramsOf(operation)
  return {
    ...(Object.keys(params).length > 0 && { params }),
    ...(operation.body !== undefined && { body: operation.body }),
  }
}

async function run(operation: Operation, isRefused?: (request: Request) => boolean): Promise<unknown> {
  capture(operation, isRefused)
  const surface = surfaceOf(operation)
  if (operation.response.type === 'application/json') return surface.call(inputOf(operation))
  for await (const message of surface.open(paramsOf(operation), new AbortController().signal)) return message
}

const pathOf = (operation: Operation) =>
  inPlace(operation, 'path').reduce(
    (path, { name, example }) => path.replace(`{${name}}`, encodeURIComponent(String(example))),
    operation.path,
  )

/** Arrays are joined by commas, according to the document's `style: form, explode: false`. */
const queryOf = (operation: Operation) =>
  Object.fromEntries(inPlace(operation, 'query').map(({ name, example }) => [name, String(example)]))

function expectHeaders(operation: Operation, headers: Headers) {
  const documented = inPlace(operation, 'header')
  const names = documented.map(({ name }) => name.toLowerCase())
  if (operation.takesToken) names.push('authorization')
  if (operation.body !== undefined) names.push('content-type')
  expect([...headers.keys()].sort()).toEqual(names.sort())
  expect(headers.get('authorization')).toBe(operation.takesToken ? `Bearer ${token}` : null)
  for (const parameter of documented) {
    const value = headers.get(parameter.name)
    if (isFromCaller(parameter)) expect(value).toBe(parameter.example)
    const isValid = ajv.compile({ ...parameter.schema, components: document.components })
    expect(isValid(value), `${parameter.name}: ${value}`).toBe(true)
  }
}

async function expectConforming(operation: Operation) {
  const request = onlySent()
  const url = new URL(request.url)
  expect(request.method).toBe(operation.method)
  expect(url.pathname).toBe(pathOf(operation))
  expect(url.pathname).not.toMatch(/{|%7B|undefined/)
  expect([...url.searchParams].sort()).toEqual(Object.entries(queryOf(operation)).sort())
  expectHeaders(operation, request.headers)
  expect(await request.text()).toBe(operation.body === undefined ? '' : JSON.stringify(operation.body))
  if (operation.body !== undefined) expect(request.headers.get('content-type')).toBe('application/json')
}

it('generates exactly the operations of the document', () => {
  const names = Object.entries(generated).flatMap(([tag, module]) =>
    Object.keys(module).map((name) => `${tag} ${name}`),
  )
  expect(names.sort()).toEqual(operations.map(({ tag, id }) => `${tag} ${id}`).sort())
  expect(operations).toHaveLength(Object.values(document.paths).flatMap(Object.keys).length)
})

describe.each(operations)('$id', (operation) => {
  const surface = surfaceOf(operation)
  const { method, parameters, response } = operation

  it(`sends ${method} ${operation.path} and returns the response (§7.1 §7.2)`, async () => {
    expect(await run(operation)).toEqual(response.example)
    await expectConforming(operation)
    expect(surface.operationId).toBe(operation.id)
  })

  if (operation.takesToken && !operation.ignoresToken)
    it(`${operation.needsToken ? 'fails' : 'is sent without a token'} if its token is rejected`, async () => {
      vi.stubGlobal('navigator', { locks: freeLocks })
      const result = run(operation, (request) => request.headers.has('authorization'))
      if (operation.needsToken) await expect(result).rejects.toMatchObject({ name: 'SessionChangedError' })
      else expect(await result).toEqual(response.example)
    })

  for (const gap of inPlace(operation, 'path'))
    it(`throws without ${gap.name} and sends nothing`, async () => {
      const without = { ...operation, parameters: parameters.filter((parameter) => parameter !== gap) }
      await expect(run(without)).rejects.toThrow(`No ${gap.name}`)
      expect(sent).toEqual([])
    })

  if (response.type !== 'application/json') return

  if (method !== 'GET') {
    it('works as a mutation', async () => {
      capture(operation)
      await surface.options().mutationFn(inputOf(operation))
      await expectConforming(operation)
    })
    return
  }

  it('works as a query with its own key', async () => {
    capture(operation)
    const params = paramsOf(operation)
    const { queryKey, queryFn } = surface.options(params)
    expect(queryKey).toEqual([operation.id, params, ...(surface.personal ? [customerId] : [])])
    expect(queryKey).toEqual(surface.key(params))
    expect(surface.key()).toEqual([operation.id])
    await queryFn({ signal: new AbortController().signal })
    await expectConforming(operation)
  })

  if (!parameters.some(({ name }) => name === 'page')) return
  it('loads pages from 1 up to the total', async () => {
    capture(operation)
    const { page: _, ...params } = paramsOf(operation) as Record<string, unknown>
    const pages = surface.pages?.(params)
    await pages?.queryFn({ pageParam: pages.initialPageParam, signal: new AbortController().signal })
    await expectConforming(operation)
    const next = (data: object[], page: number) => {
      const last = { data, meta: { page, limit: 10, total: 21 } }
      return pages?.getNextPageParam(last, [last], page)
    }
    expect([next([{}], 1), next([{}], 2), next([{}], 3)]).toEqual([2, 3, undefined])
  })

  it('ends at an empty page', () => {
    const { page: _, ...params } = paramsOf(operation) as Record<string, unknown>
    const pages = surface.pages?.(params)
    const last = { data: [], meta: { page: 1, limit: 10, total: 21 } }
    expect(pages?.getNextPageParam(last, [last], 1)).toBeUndefined()
  })
})

it('encodes any text in the query and the path', async () => {
  const search = operations.find(({ id }) => id === 'listMachines')
  const machine = operations.find(({ id }) => id === 'getMachine')
  if (!search || !machine) throw new Error('Not in the document')
  const text = '50% & café/#?{}, +1'
  const given = (operation: Operation) => ({
    ...operation,
    parameters: operation.parameters.map((parameter) =>
      parameter.in === 'header' ? parameter : { ...parameter, example: text },
    ),
  })
  await run(given(search))
  await run(given(machine))
  const [first, second] = sent.map(({ url }) => new URL(url))
  expect(first?.searchParams.get('keyword')).toBe(text)
  expect(second?.pathname.split('/').slice(4).map(decodeURIComponent)).toEqual([text])
})

/** The operation, answering with its example and one invalid item in front of the first list. */
function withInvalidItem(id: string): Operation {
  const operation = operations.find((each) => each.id === id) as Operation
  const invalid = JSON.parse(JSON.stringify(operation.response.example).replace('[{', '[null,{'))
  return { ...operation, response: { ...operation.response, example: invalid } }
}

it.each(['validateCart', 'getOrder'])(
  '%s is about one sum of money, so one invalid item rejects the whole response (§8.2)',
  async (id) => {
    await expect(run(withInvalidItem(id))).rejects.toMatchObject({ name: 'ContractError' })
  },
)

it.each(['listOrders', 'listPaymentOptions', 'listRefunds'])(
  'an invalid item of %s hides itself, and no other (§8.2)',
  async (id) => {
    const { response } = operations.find((each) => each.id === id) as Operation
    expect(await run(withInvalidItem(id))).toEqual({ ...(response.example as object), hasLostItems: true })
  },
)

it('drops a live message that violates the document (§3.9)', async () => {
  const operation = operations.find(({ id }) => id === 'streamMachine') as Operation
  const invalid = { ...(operation.response.example as object), data: null }
  expect(await run({ ...operation, response: { ...operation.response, example: invalid } })).toBeUndefined()
})
