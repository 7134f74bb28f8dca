/** What can be said on the command line. */
import { parseArgs } from 'node:util'

export const help = `npm run contract -- [options]

Without --target: the whole guard against a mock server of its own.
  --full                 the long run: at least 20,000 requests, and the parts that take minutes
  --parts NAME,NAME      only these: mock, life-cycle, breaking, tampering, consumer, proof, mutation, replay, speed
  --seed N               everything random follows from it (1)
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
  --requests N           requests of each case (1)
  --only ID,ID           generated requests for these operations only

With --proxy: sits between a client and --target and tells what in the live traffic breaks the contract.
  --proxy PORT           Ctrl+C ends it and writes the report
`

const phoneOf = (text: string | undefined) => {
  const [country_code = '', phone = ''] = (text ?? '').split(':')
  return text === undefined ? undefined : { country_code, phone }
}

/** Reads the command line. Throws with a sentence for people where it cannot be understood. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
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
  const seed = Number(values.seed)
  if (!Number.isInteger(seed)) throw new Error(`--seed takes a whole number, not ${values.seed}`)
  if (values.proxy && !values.target) throw new Error('--proxy needs --target')
  const headers = values.header.map((line) => {
    const at = line.indexOf(':')
    if (at < 1) throw new Error(`--header takes name:value, not ${line}`)
    return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
  })
  return {
    ...values,
    seed,
    requests: Number(values.requests),
    headers: Object.fromEntries(headers) as Record<string, string>,
    parts: values.parts?.split(','),
    only: values.only?.split(','),
    phone: phoneOf(values.phone),
    newPhone: phoneOf(values['new-phone']),
  }
}

export type Options = ReturnType<typeof readOptions>
