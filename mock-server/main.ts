/** The mock server on the command line. `npm run mock -- --help` lists its options. */
import { parseArgs } from 'node:util'
import encodeQR from 'qr'
import { vapidKeys } from '../scripts/vapid-keys.mjs'
import { otp } from './handlers/auth.ts'
import { seedCustomers } from './seeds/customers.ts'
import { seedMachines } from './seeds/machines.ts'
import { type Place, placeOf } from './seeds/place.ts'
import { createMockServer } from './server/server.ts'
import { scenarios } from './world/scenarios.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.MOCK_PORT ?? '4010' },
    host: { type: 'string', default: process.env.APP_HOST ?? '' },
    app: { type: 'string', default: process.env.APP_ORIGIN ?? 'http://localhost:4173' },
    seed: { type: 'string', default: '1' },
    locale: { type: 'string', default: process.env.APP_LOCALE ?? 'en-IN' },
    currency: { type: 'string', default: process.env.APP_CURRENCY ?? 'INR' },
    'fixed-time': { type: 'string' },
    'token-life': { type: 'string', default: '600' },
    qr: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const help = `Options
  --port 4010            port of this server
  --host NAME            lets other devices reach this server by this name or address; default: only this computer
  --app URL              the URL of the app, with its path if it has one (${values.app})
  --seed 1               seed of the generated ids, names and older prices
  --locale de-DE         place of the machines: names, streets, taxes, phone numbers (en-IN)
  --currency EUR         currency of the prices (INR)
  --fixed-time ISO       stops every world's clock at this time until it is advanced
  --token-life 600       lifetime of an access token in seconds
  --qr                   print a QR code for every machine; with --host, one code is always printed
  --quiet                don't log calls`

const withoutSlash = (url: string) => url.replace(/\/$/, '')

/** The app's URL with another host name. */
function appOn(hostname: string): string {
  const url = new URL(values.app)
  url.hostname = hostname
  return withoutSlash(url.href)
}

function announce(url: string, place: Place) {
  const app = values.host ? appOn(values.host) : withoutSlash(values.app)
  const link = (id: string) => `${app}/machine/${id}`
  const records = seedMachines(Date.now(), place)
  console.log(
    `Mock server  ${url}\nConsole      ${url}/console\nReference    ${url}/docs\nApp          ${values.app}\nOne-time code for every phone: ${otp}\n`,
  )
  if (values.host)
    console.log(
      `WARNING: every device that can reach this computer can use the mock server through ${app}. It has no passwords: stop it when you are done.\n`,
    )
  console.log('Customers')
  for (const [, { profile }] of seedCustomers(place))
    console.log(`  ${profile.country_code} ${profile.phone}  ${profile.first_name ?? 'no profile yet'}`)
  console.log('\nMachines')
  for (const { machine } of records) console.log(`  ${link(machine.id).padEnd(44)} ${machine.name.slice(0, 40)}`)
  // Only localhost names can have world labels.
  console.log(`\nScenarios, for example ${appOn('declined.localhost')}\n  ${Object.keys(scenarios).join(', ')}\n`)
  // Phones can't open links to localhost.
  for (const { machine } of values.qr ? records : values.host ? records.slice(0, 1) : []) {
    console.log(link(machine.id))
    console.log(encodeQR(link(machine.id), 'ascii'))
  }
}

const isTime = (value: string) => !Number.isNaN(Date.parse(value))

/** What is wrong with the options. Otherwise the server would start with something else, or fail in Node's words. */
function problems(): string[] {
  const { port, currency, 'fixed-time': time } = values
  const rules: [boolean, string][] = [
    [/^\d{1,5}$/.test(port) && Number(port) < 65_536, `--port is "${port}". Write a number, such as 4010.`],
    [
      Intl.supportedValuesOf('currency').includes(currency),
      `--currency is "${currency}". Write the three letters of a currency, such as EUR.`,
    ],
    [time === undefined || isTime(time), `--fixed-time is "${time}". Write a time such as 2026-11-02T12:00:00Z.`],
  ]
  return rules.flatMap(([isRight, problem]) => (isRight ? [] : problem))
}

async function main() {
  if (values.help) return console.log(help)
  const wrong = problems()
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const place = placeOf({ locale: values.locale, currency: values.currency, seed: Number(values.seed) })
  const server = await createMockServer({
    port: Number(values.port),
    openapi: `${import.meta.dirname}/../openapi`,
    bundled: `${import.meta.dirname}/../generated/openapi.json`,
    appUrl: withoutSlash(values.app),
    place,
    tokenLife: Number(values['token-life']),
    vapid: vapidKeys(),
    ...(values.host && { host: values.host }),
    ...(values['fixed-time'] && { fixedTime: values['fixed-time'] }),
    ...(!values.quiet && { log: console.log }),
  })
  announce(server.url, place)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close().then(() => process.exit(0)))
}

main().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(
    isTaken
      ? `Port ${values.port} is in use. Stop the process that uses it, or choose another port with --port.`
      : error.message,
  )
  process.exit(1)
})
