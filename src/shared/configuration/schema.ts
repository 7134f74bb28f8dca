/**
 * The settings of an installation, with their rules and shipped defaults. docs/configuration.md and the JSON Schema
 * of `/config.json` are generated from this. Not in the first load: import the values from src/shared/config.ts.
 */
import * as z from 'zod/mini'

/** A text that passes a test. `rule` completes "It must be …". */
const text = (rule: string, isValid: (value: string) => boolean) =>
  z.string({ error: rule }).check(z.refine(isValid, { error: rule }))

const passes = (work: () => unknown) => {
  try {
    return Boolean(work())
  } catch {
    return false
  }
}
const isOrigin = (value: string) =>
  passes(() => /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value)
const isWebAddress = (value: string) => passes(() => /^https?:$/.test(new URL(value).protocol))
const isAddress = (value: string) => value.startsWith('/') || isWebAddress(value)
const isLocale = (value: string) => passes(() => Intl.getCanonicalLocales(value).length)
const isCurrency = (value: string) => Intl.supportedValuesOf('currency').includes(value)

const anyText = z.string({ error: 'a text' })
const origins = z.array(text('an origin such as https://api.example.com', isOrigin), { error: 'a list of origins' })
const address = text(
  'a URL such as https://api.example.com/events, or empty',
  (value) => value === '' || isAddress(value),
)
const locale = (example: string) => text(`a language tag such as ${example}`, isLocale)
const flag = z.boolean({ error: 'true or false' })
const count = 'a whole number of at least 1'

const pages = ['faq', 'terms', 'privacy', 'imprint'] as const
const methods = ['Card', 'MealCard', 'Wallet', 'CompanyWallet'] as const

export const Config = z.object(
  {
    name: z._default(anyText, '').check(z.describe('The app’s name in its header. Empty: the brand’s.')),
    apiOrigin: z
      ._default(
        text('an origin such as https://api.example.com, or empty', (value) => value === '' || isOrigin(value)),
        '',
      )
      .check(z.describe('Where the API is. Empty: the app’s own origin passes `/v1` and `/media` on.')),
    allowedApiOrigins: z
      ._default(origins, [])
      .check(z.describe('Further API origins that a token’s `baseUrl` may name.')),
    imageOrigins: z._default(origins, []).check(z.describe('Further hosts of product pictures.')),
    machineLinkOrigins: z
      ._default(
        z.array(text('a URL such as https://mall.example/order/', isWebAddress), { error: 'a list of URLs' }),
        [],
      )
      .check(z.describe('Further addresses of the app whose machine links a scan accepts.')),
    clientId: z
      ._default(
        text('a text without spaces', (value) => /^[!-~]+$/.test(value)),
        'vending-web',
      )
      .check(z.describe('How the app names itself to the API.')),
    headerNames: z
      ._default(z.enum(['underscore', 'hyphen'], { error: '"underscore" or "hyphen"' }), 'underscore')
      .check(
        z.describe(
          'Whether `client_id` and `device_id` are sent, or `client-id` and `device-id`, which no web server drops.',
        ),
      ),
    languages: z
      ._default(
        z
          .array(locale('de'), { error: 'a list of language tags' })
          .check(z.minLength(1, 'a list with at least one language')),
        ['en', 'hi', 'de'],
      )
      .check(z.describe('The languages that customers can choose. The first one is used where none fits.')),
    locale: z
      ._default(locale('de-DE'), 'en-IN')
      .check(z.describe('Language and region that numbers, dates and prices follow.')),
    currency: z
      ._default(text('a three-letter currency code, such as EUR', isCurrency), 'INR')
      .check(z.describe('Currency of prices for which the API names none.')),
    amountStyle: z
      ._default(z.enum(['symbol', 'narrowSymbol', 'code'], { error: '"symbol", "narrowSymbol" or "code"' }), 'symbol')
      .check(z.describe('How the currency is shown: US$, $ or USD.')),
    phoneCountry: z
      ._default(
        text('a two-letter country code, such as DE', (value) => /^[A-Z]{2}$/.test(value)),
        'IN',
      )
      .check(z.describe('The country that sign-in preselects.')),
    paymentMethods: z
      ._default(
        z
          .array(z.enum(methods, { error: `one of ${methods.join(', ')}` }), { error: 'a list of payment methods' })
          .check(z.minLength(1, 'a list with at least one payment method')),
        [...methods],
      )
      .check(z.describe('The payment methods that are shown, of those the server offers.')),
    maxOrderQuantity: z
      ._default(z.int(count).check(z.minimum(1, count)), 5)
      .check(z.describe('Products in one order, where the machine names no limit.')),
    fallbackWarehouseId: z
      ._default(anyText, '79')
      .check(z.describe('The company wallet’s warehouse, where the token names none.')),
    features: z.prefault(
      z.object(
        {
          mealCards: z._default(flag, true).check(z.describe('Meal cards, saved ones and as a payment method.')),
          wallets: z._default(flag, true).check(z.describe('The customer’s and the company’s wallet.')),
          coffee: z._default(flag, true).check(z.describe('Coffee machines in the search, with their help topics.')),
          push: z._default(flag, true).check(z.describe('Push messages. They also need `push.vapidKey`.')),
          offers: z._default(flag, true).check(z.describe('Offers and discounts.')),
          ratings: z._default(flag, true).check(z.describe('Rating an order.')),
          avoiding: z
            ._default(flag, true)
            .check(z.describe('What a customer avoids, such as nuts; kept on the phone.')),
          buyAgain: z._default(flag, true).check(z.describe('What was bought before leads to paying in one tap.')),
          offlineOrders: z
            ._default(flag, true)
            .check(z.describe('Orders stay readable without a connection, encrypted on the phone.')),
          favorites: z._default(flag, true).check(z.describe('Favorite products and machines.')),
          stockAlerts: z._default(flag, true).check(z.describe('A push message when a favorite is back in stock.')),
          nearby: z._default(flag, true).check(z.describe('Machines near the customer.')),
          wishes: z._default(flag, true).check(z.describe('Wishes for products that a machine should have.')),
          itemRatings: z._default(flag, true).check(z.describe('Rating each item of an order.')),
          missingItems: z._default(flag, true).check(z.describe('Money back for an item that did not come out.')),
        },
        { error: 'an object' },
      ),
      {},
    ),
    pages: z
      ._default(z.array(z.enum(pages, { error: `one of ${pages.join(', ')}` }), { error: 'a list of pages' }), [
        ...pages,
      ])
      .check(z.describe('The brand’s own pages that are linked; by default those that it has.')),
    contacts: z.prefault(
      z.object(
        {
          phone: z._default(anyText, '').check(z.describe('Support’s phone number. Empty: none is shown.')),
          email: z._default(anyText, '').check(z.describe('Support’s e-mail address. Empty: none is shown.')),
        },
        { error: 'an object' },
      ),
      {},
    ),
    maintenance: z
      ._default(
        z.union([anyText, z.record(z.string(), z.string())], {
          error: 'a text, or an object with a text per language',
        }),
        '',
      )
      .check(
        z.describe(
          'While set, customers see this notice in place of shopping. A text, or one per language: `{"en": "…", "de": "…"}`.',
        ),
      ),
    telemetryUrl: z
      ._default(address, '')
      .check(z.describe('Where errors and page speed are sent, nothing about the customer. Empty: nowhere.')),
    analytics: z.prefault(
      z.object(
        {
          url: z
            ._default(address, '')
            .check(
              z.describe('Where page views and order steps are sent, nothing about the customer. Empty: nowhere.'),
            ),
          configUrl: z
            ._default(address, '')
            .check(z.describe('Is asked first whether they may be sent. Empty: they may.')),
        },
        { error: 'an object' },
      ),
      {},
    ),
    push: z.prefault(
      z.object(
        {
          vapidKey: z
            ._default(anyText, '')
            .check(z.describe('The public key that push messages are signed with. Empty: none are offered.')),
          firebase: z.prefault(
            z.object(
              {
                appId: z
                  ._default(anyText, '')
                  .check(z.describe('Set: messages are sent by Firebase. Empty: by standard Web Push.')),
                apiKey: z._default(anyText, '').check(z.describe('Firebase’s public key of the app.')),
                projectId: z._default(anyText, '').check(z.describe('Firebase’s project.')),
                messagingSenderId: z._default(anyText, '').check(z.describe('Firebase’s number of the sender.')),
              },
              { error: 'an object' },
            ),
            {},
          ),
        },
        { error: 'an object' },
      ),
      {},
    ),
  },
  { error: 'an object' },
)

export type Config = z.infer<typeof Config>

const valueAt = (values: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], values)

/** Each bad value in one plain sentence with its name; empty if all are fine. For any schema whose errors are rules. */
export function problemsIn(schema: z.ZodMiniType, values: unknown): string[] {
  const { error } = z.safeParse(schema, values)
  return (error?.issues ?? []).map(({ path, message, ...issue }) => {
    if (issue.code === 'unrecognized_keys') return `${[...path, issue.keys.join(', ')].join('.')} is not known here.`
    const value = valueAt(values, path)
    const name = path.join('.') || 'The file'
    return value === undefined
      ? `${name} is missing. It must be ${message}.`
      : `${name} is ${JSON.stringify(value)}. It must be ${message}.`
  })
}
