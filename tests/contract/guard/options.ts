/** The command line. */
import { parseArgs } from 'node:util'
import { bundled } from './contract.ts'

export const help = `npm run contract -- [options]

Without --target: the whole guard against a mock server of its own.
  --parts NAME,NAME      only these: mock, breaking, released, journeys
  --seed N               everything random follows from it (1)
  --requests N           generated requests for each case (1)

With --target: the same rules against a real server. Reading calls and sign-in only, unless --write is given.
  --target URL           its origin
  --phone +91:9876543210 signs in with this phone; --otp CODE is its one-time code
  --token TOKEN          an access token instead; --refresh-token TOKEN renews it
  --machine ID           a machine that sells (VM-1001)
  --header name:value    sent with every call, may be repeated
  --open                 undocumented fields are not findings
  --write                sends calls that change something: use an account made for it
  --only ID,ID           examines these operations only; others are called only to get there

Operations that answer every call with 501, 404 or 405 are listed as not implemented and are no findings.
The program ends with 1 if there are findings, and with 2 if the server can't be examined.
`

function phoneOf(text: string | undefined) {
  if (text === undefined) return undefined
  const [, country_code = '', phone = ''] = /^(\+\d+):(\d+)$/.exec(text) ?? []
  if (!phone) throw new Error(`--phone takes a phone as +91:9876543210, not ${text}`)
  return { country_code, phone }
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (text === '' || !Number.isInteger(number) || number < least)
    throw new Error(`--${option} takes a whole number from ${least}, not ${text}`)
  return number
}

/** The origin without a slash at its end. */
function originOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new Error(`--target takes an origin as https://api.example.com, not ${text}`)
  return text?.replace(/\/$/, '')
}

/** Throws if the document has no operation of a name. */
function operationsOf(text: string | undefined): string[] | undefined {
  const names = text?.split(',')
  for (const name of names ?? []) bundled().operation(name)
  return names
}

/** Throws a plain sentence for an option that makes no sense. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      parts: { type: 'string' },
      seed: { type: 'string', default: '1' },
      requests: { type: 'string', default: '1' },
      target: { type: 'string' },
      phone: { type: 'string' },
      otp: { type: 'string', default: '' },
      token: { type: 'string' },
      'refresh-token': { type: 'string' },
      machine: { type: 'string', default: 'VM-1001' },
      header: { type: 'string', multiple: true, default: [] },
      open: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  })
  const headers = values.header.map((line) => {
    const at = line.indexOf(':')
    if (at < 1) throw new Error(`--header takes name:value, not ${line}`)
    return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
  })
  return {
    ...values,
    seed: wholeNumber('seed', values.seed, 0),
    requests: wholeNumber('requests', values.requests, 1),
    target: originOf(values.target),
    headers: Object.fromEntries(headers) as Record<string, string>,
    parts: values.parts?.split(','),
    only: operationsOf(values.only),
    phone: phoneOf(values.phone),
  }
}

export type Options = ReturnType<typeof readOptions>
