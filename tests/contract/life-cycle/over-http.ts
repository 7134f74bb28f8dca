/** Any server by its URL. It has no clock to move and may be used by others, so fewer rules can be held exactly. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Target } from './target.ts'

export interface Server {
  url: string
  machineId: string
  phone: string
  otp: string
}

/** Waiting is real, so it is kept short; whatever takes longer is simply not seen to its end. */
const longestWait = 3000
const timeout = 10_000

export function overHttp({ url, ...who }: Server): Target {
  return {
    ...who,
    async call({ method, path, headers, body }) {
      const response = await fetch(url + path, {
        method,
        headers,
        signal: AbortSignal.timeout(timeout),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: text.startsWith('{') ? JSON.parse(text) : undefined,
      }
    },
    async page(address, form) {
      const response = await fetch(address, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      const location = response.headers.get('location')
      return { status: response.status, html: await response.text(), ...(location && { location }) }
    },
    async stream(path, headers) {
      const control = new AbortController()
      const response = await fetch(url + path, { headers, signal: control.signal })
      let text = ''
      const reading = async () => {
        const decoder = new TextDecoder()
        for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
      }
      reading().catch(() => {})
      return {
        get heard() {
          return [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data = '']) => data)
        },
        close: () => control.abort(),
      }
    },
    now: () => Date.now(),
    advance: (ms) => wait(Math.min(ms, longestWait)),
    pause: (ms) => wait(ms),
    isAlone: false,
    close: async () => {},
  }
}
