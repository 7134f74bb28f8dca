/** What can be said on the command line. */
import { parseArgs } from 'node:util'
import { bundled } from './contract.ts'

export const help = `npm run contract -- [options]

Without --target: the whole guard against a mock server of its own.
  --parts NAME,NAME      only these: mock, breaking, released, journeys
  --seed N               everything random follows from it (1)
  --requests N           generated requests for each case (1)
  --report FOLDER        report.html and junit.xml (test-results/contract)

With --target: the same rules against a real server. Reading calls and sign-in only, unless --write is given.
  --target URL           its origin
  --token TOKEN          an access token; --refresh-token TOKEN renews it
  --phone +91:9876543210 sign in with this phone, --otp CODE is its one-time code
  --expired-token TOKEN  a token whose time is over: it must be refused
  --new-phone +91:9000000001
                         phones from this number on may be registered and deleted; --otp is their code, too
  --machine ID           a machine that sells (VM-1001); --search TEXT finds more, may be repeated
  --header name:value    sent with every call, may be repeated
  --client-id NAME       the calling app (contract-guard)
  --open                 fields that are not documented are no finding
  --write                sends calls that change something: use an account made for it
  --switches             the target answers the mock's switches under /__mock
  --only ID,ID           generated requests for these operations only

With --proxy: sits between a client and --target and tells what in the live traffic breaks the contract.
  --proxy PORT           Ctrl+C ends it and writes the report
`

function phoneOf(option: string, text: string | undefined) {
  if (text === undefined) return undefined
  const [, country_code = '', phone = ''] = /^(\+\d+):(\d+)$/.exec(text) ?? []
  if (!phone) throw new Error(`--${option} takes a phone as +91:9876543210, not ${text}`)
  return { country_code, phone }
}

function wholeNumber(option: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text)
  if (text === '' || !Number.isInteger(number) || number < least || number > most)
    throw new Error(`--${option} takes a whole number${least > 0 ? ` from ${least}` : ''}, not ${text}`)
  return number
}

/** The origin without the slash at its end. */
function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new Error(`--target takes an origin as https://api.example.com, not ${text}`)
  return text.replace(/\/$/, '')
}

/** Names of operations; throws where the document has none of a name. */
function operationsOf(text: string | undefined): string[] | undefined {
  const known = bundled().operations.map(({ id }) => id)
  const names = text?.split(',')
  const stranger = names?.find((name) => !known.includes(name))
  if (stranger !== undefined)
    throw new Error(`--only: there is no operation ${stranger}. There are ${known.join(', ')}.`)
  return names
}

/** Reads the command line. Throws with a sentence for people where it cannot be understood. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      parts: { type: 'string' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      report: { type: 'string', default: 'test-results/contract' },
      target: { type: 'string' },
      token: { type: 'string' },
      'refresh-token': { type: 'string' },
      phone: { type: 'string' },
      otp: { type: 'string', default: '' },
      'expired-token': { type: 'string' },
      'new-phone': { type: 'string' },
      machine: { type: 'string', default: 'VM-1001' },
      search: { type: 'string', multiple: true, default: [] },
      header: { type: 'string', multiple: true, default: [] },
      'client-id': { type: 'string' },
      open: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      switches: { type: 'boolean', default: false },
      requests: { type: 'string', default: '1' },
      proxy: { type: 'string' },
    },
  })
  const seed = wholeNumber('seed', values.seed, Number.MIN_SAFE_INTEGER)
  if (values.proxy !== undefined && values.target === undefined) throw new Error('--proxy needs --target')
  const headers = values.header.map((line) => {
    const at = line.indexOf(':')
    if (at < 1) throw new Error(`--header takes name:value, not ${line}`)
    return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
  })
  return {
    ...values,
    seed,
    target: originOf(values.target),
    proxy: values.proxy === undefined ? undefined : wholeNumber('proxy', values.proxy, 0, 65_535),
    requests: wholeNumber('requests', values.requests, 1),
    headers: Object.fromEntries(headers) as Record<string, string>,
    parts: values.parts?.split(','),
    only: operationsOf(values.only),
    phone: phoneOf('phone', values.phone),
    newPhone: phoneOf('new-phone', values['new-phone']),
  }
}

export type Options = ReturnType<typeof readOptions>
