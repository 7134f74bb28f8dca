/** The mock inside this process: Prism with both validations, pages, switches and stream, all but the socket. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { controls } from '#mock/controls.ts'
import { dispatch } from '#mock/dispatch.ts'
import { pages } from '#mock/pages/pages.ts'
import { createPrism, type Prism } from '#mock/prism.ts'
import { openLiveStream } from '#mock/stream.ts'
import type { World } from '#mock/world/world.ts'
import { createWorlds } from '#mock/world/worlds.ts'
import { machineId, stockShelf } from './shelf.ts'
import type { Answer, Target } from './target.ts'

const origin = { app: 'http://localhost:4173', server: 'http://localhost:4010' }
const document = () => JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'))
let made: Promise<Prism> | undefined
/** One for all worlds: it keeps nothing between calls. */
const prismOf = () => {
  made ??= createPrism(document(), 1)
  return made
}

/** What a planted bug does where no handler is. */
export interface Hooks {
  onWorld?(world: World): void
  afterPage?(world: World): void
}

interface Heard {
  status: number
  headers: Record<string, string>
  text: string
}

/** A response that keeps what is written; resolves at its end. */
function keepingResponse() {
  const heard: Heard = { status: 0, headers: {}, text: '' }
  const closers: (() => void)[] = []
  let finish: (heard: Heard) => void = () => {}
  const ended = new Promise<Heard>((resolve) => {
    finish = resolve
  })
  const response = {
    headersSent: false,
    destroyed: false,
    writeHead: (status: number, headers: Record<string, string> = {}) => Object.assign(heard, { status, headers }),
    write: (text: string) => {
      heard.text += text
    },
    end: (text = '') => {
      heard.text += text
      finish(heard)
    },
    on: (_: 'close', closer: () => void) => closers.push(closer),
  }
  const close = () => {
    for (const closer of closers) closer()
  }
  return { response: response as unknown as ServerResponse, heard, ended, close }
}

const request = (method: string, url: string, text = '') =>
  Object.assign(Readable.from(text === '' ? [] : [Buffer.from(text)]), { method, url }) as unknown as IncomingMessage

const queryOf = (url: URL) => Object.fromEntries(url.searchParams)

/** A fresh world of the scenario, with a shelf of few units and awkward prices. */
export async function inProcess(scenario: string, hooks: Hooks = {}): Promise<Target> {
  const prism = await prismOf()
  const worlds = createWorlds({ seed: 1, fixedTime: '2026-01-05T09:00:00.000Z', tokenLife: 600 })
  const world = worlds.get(`${scenario}--life-cycle`)
  stockShelf(world)
  hooks.onWorld?.(world)

  const inputOf = (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const url = new URL(path, origin.server)
    return {
      method: method.toLowerCase() as 'get',
      url: { path: url.pathname, query: queryOf(url) },
      headers,
      ...(body !== undefined && { body }),
    }
  }

  async function control(path: string, body: unknown) {
    const { response, ended } = keepingResponse()
    const url = new URL(path, origin.server)
    await controls({
      url,
      world,
      worlds,
      operations: [],
      request: request('POST', path, JSON.stringify(body)),
      response,
    })
    await ended
  }

  const advance = (ms: number) => control('/__mock/clock', { ms })

  return {
    async call({ method, path, headers, body }) {
      const input = inputOf(method, path, headers, body)
      const { answered, outcome } = await dispatch({ prism, world, input, origin, log: () => {} })
      if (outcome !== 'answered') throw new Error('The scenario answers nothing')
      const { status, headers: sent, body: given } = answered
      // As over a wire: nothing of the answer is shared with the world.
      return JSON.parse(JSON.stringify({ status, headers: sent, body: given })) as Answer
    },
    async page(address, form) {
      const url = new URL(address)
      const { response, ended } = keepingResponse()
      const text = form && new URLSearchParams(form).toString()
      const page = pages(url)
      if (!page) return { status: 404, html: '' }
      await page({ url, world, request: request(form ? 'POST' : 'GET', url.pathname, text), response })
      const { status, headers, text: html } = await ended
      hooks.afterPage?.(world)
      return { status, html, ...(headers.location && { location: headers.location }) }
    },
    async stream(path, headers) {
      const { response, heard, close } = keepingResponse()
      await openLiveStream({ prism, world, input: inputOf('GET', path, headers), response })
      return {
        get heard() {
          return [...heard.text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data)
        },
        close,
      }
    },
    now: () => world.clock.now(),
    advance,
    pause: advance,
    switchMachine: (id, online_status) => control(`/__mock/machines/${id}`, { online_status }),
    isAlone: true,
    machineId,
    phone: '9876543210',
    otp: '123456',
    close: async () => {},
  }
}
