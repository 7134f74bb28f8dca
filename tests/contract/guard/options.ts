/** The command line. */
import { parseArgs } from 'node:util'
import { bundled } from './contract.ts'
import { reportKind } from './reports.ts'

const serverOptions = `  --phone +91:9876543210 signs in with this phone; --otp CODE is its one-time code
  --token TOKEN          uses this access token instead; --refresh-token TOKEN refreshes it
  --other-phone +91:…    another account, which asks for what belongs to the first; --other-otp CODE if its code differs
  --machine ID           a machine with products for sale (VM-1001)
  --header name:value    is sent with every call; can be repeated
  --closed               reports fields that the document doesn't have; without it, they are listed
  --write                also sends calls that change data: it orders, pays from the account's wallet, dispenses and refunds.
                         Use test accounts and a test machine
  --provider URL         a test endpoint that confirms a payment: gets a POST of the payment of createOrder as JSON
  --origin URL           the app's origin, if it is not the API's
  --report FILE          writes a report: .html, .xml (JUnit) or .sarif; can be repeated
  --only ID,ID           checks only these operations; calls others only to sign in and to find data for requests.
                         Each rule is checked as far as its operations are given

The last lines list the document's rules: proven, broken, or not proven and why. Tokens are shown as $TOKEN.
Operations whose calls never succeed are listed as not implemented, not as findings, if they return 501, if the token's
\`features\` don't name them, or if every call returns 404 or 405.
The exit code is 1 if there are findings, and 2 if the server can't be checked.
`

export const help = `npm run contract -- [options]

Without --target: runs the whole guard against its own mock server.
  --parts NAME,NAME      runs only these parts: mock, breaking, released, journeys
  --seed N               seed of all random values (1)
  --requests N           generated requests for each case (1)
  --portable             reads the mock's responses by openapi.portable.json, too
  --self-check           checks the guard itself: a foreign server with planted bugs, and correct ones. Needs python3
  --planted NAME,NAME    with --self-check: only these bugs and correct servers

With --target: applies the same rules to a real server. Sends only read calls and sign-in unless --write is given.
  --target URL           origin of the server
${serverOptions}`

/** The help of the package's command (kit/). */
export const checkHelp = `check URL [options]

Sends only read calls and sign-in unless --write is given.
${serverOptions}`

function phoneOf(option: string, text: string | undefined) {
  if (text === undefined) return undefined
  const [, country_code = '', phone = ''] = /^(\+\d+):(\d+)$/.exec(text) ?? []
  if (!phone) throw new Error(`--${option} takes a number like +91:9876543210, not ${text}`)
  return { country_code, phone }
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (text === '' || !Number.isInteger(number) || number < least)
    throw new Error(`--${option} takes a whole number from ${least}, not ${text}`)
  return number
}

/** The origin without a trailing slash. */
function originOf(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new Error(`--${option} takes an origin like https://api.example.com, not ${text}`)
  return text?.replace(/\/$/, '')
}

/** Throws if the document lacks one of the operations. */
function operationsOf(text: string | undefined): string[] | undefined {
  const names = text?.split(',')
  for (const name of names ?? []) bundled().operation(name)
  return names
}

/** Throws a readable message for an invalid option. */
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
      'other-phone': { type: 'string' },
      'other-otp': { type: 'string' },
      provider: { type: 'string' },
      origin: { type: 'string' },
      report: { type: 'string', multiple: true, default: [] },
      token: { type: 'string' },
      'refresh-token': { type: 'string' },
      machine: { type: 'string', default: 'VM-1001' },
      header: { type: 'string', multiple: true, default: [] },
      closed: { type: 'boolean', default: false },
      portable: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      only: { type: 'string' },
      'self-check': { type: 'boolean', default: false },
      planted: { type: 'string' },
    },
  })
  if (values.only && !values.target)
    throw new Error('--only needs --target: the mock server is always checked as a whole')
  for (const file of values.report) reportKind(file)
  const headers = values.header.map((line) => {
    const at = line.indexOf(':')
    if (at < 1) throw new Error(`--header takes name:value, not ${line}`)
    return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
  })
  return {
    ...values,
    seed: wholeNumber('seed', values.seed, 0),
    requests: wholeNumber('requests', values.requests, 1),
    target: originOf('target', values.target),
    origin: originOf('origin', values.origin),
    headers: Object.fromEntries(headers) as Record<string, string>,
    parts: values.parts?.split(','),
    planted: values.planted?.split(','),
    only: operationsOf(values.only),
    phone: phoneOf('phone', values.phone),
    otherPhone: phoneOf('other-phone', values['other-phone']),
  }
}

export type Options = ReturnType<typeof readOptions>
