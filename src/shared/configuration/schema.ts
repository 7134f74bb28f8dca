/**
 * The settings of an installation, with their rules and shipped defaults. docs/configuration.md and the JSON Schema
 * of `/config.json` are generated from this. Not in the first load: import the values from src/shared/config.ts.
 */
import * as z from 'zod/mini'
import type { components } from '#generated/types.ts'

type PaymentMethod = components['schemas']['PaymentMethod']

/** A string that matches the pattern and passes `isValid`. `rule` completes "It must be …". */
const text = (rule: string, pattern: RegExp, isValid: (value: string) => boolean = () => true) =>
  z.string({ error: rule }).check(
    z.refine((value) => pattern.test(value) && isValid(value), { error: rule }),
    z.meta({ pattern: pattern.source }),
  )

const passes = (work: () => unknown) => {
  try {
    return Boolean(work())
  } catch {
    return false
  }
}
/** The URL parser leaves `;` and `,` in a host, where they end a source of the Content-Security-Policy. */
const origin = /^https?:\/\/[\w.:[\]-]+$/
const isOrigin = (value: string) => passes(() => new URL(value).origin === value)
const isWebAddress = (value: string) => passes(() => origin.test(new URL(value).origin))
const isAddress = (value: string) => value === '' || value.startsWith('/') || isWebAddress(value)
const isLocale = (value: string) => passes(() => Intl.getCanonicalLocales(value).length)
/** Regions that Intl names although they are no countries. */
const groups = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']
/** False for a code without a name. Browsers that name no country at all know nothing about it. */
function isNamed(region: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(region) !== undefined || names.of('DE') === undefined
}
/** False for replaced codes too, such as UK. */
const isCountry = (value: string) =>
  passes(() => !groups.includes(value) && new Intl.Locale(`und-${value}`).region === value && isNamed(value))
/** A group of countries such as 419, Latin America, is a region too. */
const hasRealRegion = (value: string) =>
  passes(() => {
    const { region } = new Intl.Locale(value)
    return region === undefined || isCountry(region) || /^\d/.test(region)
  })
/** Countries without phone numbers of their own, which sign-in can't preselect. */
const withoutPhones = ['AQ', 'BV', 'CP', 'CQ', 'DG', 'EA', 'GS', 'HM', 'IC', 'PN', 'TF', 'UM']
const isCurrency = (value: string) => Intl.supportedValuesOf('currency').includes(value)

/** Schemes that run or show something in the browser, or let a link choose any app. */
const noApps = ['http', 'https', 'javascript', 'data', 'blob', 'file', 'filesystem', 'about', 'view-source', 'intent']
const isAppScheme = (value: string) => !noApps.includes(value)

const anyText = text('a string that is not only spaces', /^$|\S/)
const origins = z.array(text('an origin such as https://api.example.com', origin, isOrigin), {
  error: 'a list of origins',
})
/** Browsers read `//` and `/\` as the start of another host. */
const address = text(
  'a URL such as https://api.example.com/events, a path of the app’s own server such as /events, or empty',
  /^$|^\/(?![/\\])|^https?:\/\//,
  isAddress,
)
const locale = (example: string) =>
  text(`a language tag such as ${example}`, /^[A-Za-z]{2,8}(-[A-Za-z\d]{1,8})*$/, isLocale)
const flag = z.boolean({ error: 'true or false' })
const count = 'a whole number from 1 to 1000'

const neededByFirebase = (name: string) =>
  z.refine<{ [name: string]: string }>((firebase) => !firebase.appId || firebase[name] !== '', {
    path: [name],
    error: 'set, because push.firebase.appId is',
  })

export const pageNames = ['faq', 'terms', 'privacy', 'imprint', 'accessibility'] as const
/** A type error unless it names the document's methods. */
const methods = Object.keys({ Card: 0, UPI: 0, MealCard: 0, Wallet: 0, CompanyWallet: 0 } satisfies Record<
  PaymentMethod,
  0
>) as PaymentMethod[]

export const Config = z.object(
  {
    name: z._default(anyText, '').check(z.describe('The app’s name in the header. If empty, the brand’s name.')),
    apiOrigin: z
      ._default(
        text(
          'an origin such as https://api.example.com, or empty',
          new RegExp(`^$|${origin.source}`),
          (value) => value === '' || isOrigin(value),
        ),
        '',
      )
      .check(
        z.describe('The API’s origin. If empty, the app’s own origin must forward `/v1` and `/media` to the API.'),
      ),
    allowedApiOrigins: z
      ._default(origins, [])
      .check(z.describe('Additional API origins that a token’s `baseUrl` may name.')),
    imageOrigins: z._default(origins, []).check(z.describe('Additional origins of product pictures.')),
    machineLinkOrigins: z
      ._default(
        z.array(text('a URL such as https://mall.example/order/', /^https?:/, isWebAddress), {
          error: 'a list of URLs',
        }),
        [],
      )
      .check(z.describe('Additional URLs of the app. The scanner accepts machine links under them.')),
    clientId: z
      ._default(text('a string without spaces', /^[!-~]+$/), 'vending-web')
      .check(z.describe('The client id that the app sends to the API.')),
    headerNames: z
      ._default(z.enum(['underscore', 'hyphen'], { error: '"underscore" or "hyphen"' }), 'underscore')
      .check(
        z.describe(
          'The header names: `client_id`, `device_id` (some web servers drop these) or `client-id`, `device-id`.',
        ),
      ),
    languages: z
      ._default(
        z
          .array(locale('de'), { error: 'a list of language tags' })
          .check(z.minLength(1, 'a list with at least one language')),
        ['en', 'hi', 'de'],
      )
      .check(
        z.describe(
          'The languages that customers can choose. The first one is the fallback. Languages without texts are not offered.',
        ),
      ),
    locale: z
      ._default(
        text('a language tag, best with a region, such as de-DE', /^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/, hasRealRegion),
        'en-IN',
      )
      .check(z.describe('A language tag whose region determines how numbers, dates and prices are formatted.')),
    currency: z
      ._default(text('a three-letter currency code, such as EUR', /^[A-Z]{3}$/, isCurrency), 'INR')
      .check(z.describe('The currency of prices for which the API names none.')),
    amountStyle: z
      ._default(z.enum(['symbol', 'narrowSymbol', 'code'], { error: '"symbol", "narrowSymbol" or "code"' }), 'symbol')
      .check(z.describe('How currencies are displayed: US$, $ or USD.')),
    phoneCountry: z
      ._default(
        text(
          'a two-letter country code, such as DE or GB, of a country with phone numbers of its own',
          /^[A-Z]{2}$/,
          (value) => isCountry(value) && !withoutPhones.includes(value),
        ),
        'IN',
      )
      .check(z.describe('The country that is preselected at sign-in.')),
    paymentMethods: z
      ._default(
        z
          .array(z.enum(methods, { error: `one of ${methods.join(', ')}` }), { error: 'a list of payment methods' })
          .check(z.minLength(1, 'a list with at least one payment method')),
        [...methods],
      )
      .check(z.describe('The payment methods to show, if the server offers them.')),
    paymentAppSchemes: z
      ._default(
        z.array(text('the scheme of an app, such as upi', /^[a-z][a-z\d+.-]*$/, isAppScheme), {
          error: 'a list of schemes',
        }),
        ['upi'],
      )
      .check(z.describe('The schemes of links to apps in which customers may pay. If empty, none is opened.')),
    maxOrderQuantity: z
      ._default(z.int(count).check(z.minimum(1, count), z.maximum(1000, count)), 5)
      .check(z.describe('The maximum number of products in an order, if the machine has no limit of its own.')),
    fallbackWarehouseId: z
      ._default(anyText, '79')
      .check(z.describe('The company wallet’s warehouse, if the token names none.')),
    features: z.prefault(
      z.object(
        {
          mealCards: z._default(flag, true).check(z.describe('Saved meal cards, and meal cards as a payment method.')),
          wallets: z._default(flag, true).check(z.describe('The customer’s wallet and the company’s wallet.')),
          coffee: z._default(flag, true).check(z.describe('Coffee machines and their help topics.')),
          push: z
            ._default(flag, true)
            .check(z.describe('Push notifications. They also need `push.vapidKey`, and on iPhones the installed app.')),
          offers: z._default(flag, true).check(z.describe('Offers and discounts.')),
          ratings: z._default(flag, true).check(z.describe('Rating an order.')),
          avoiding: z
            ._default(flag, true)
            .check(
              z.describe(
                'What a customer avoids, such as nuts. Stored on the phone, and in the account if the server offers it.',
              ),
            ),
          buyAgain: z
            ._default(flag, true)
            .check(z.describe('Previous products come first and are bought again in one tap.')),
          offlineOrders: z
            ._default(flag, true)
            .check(z.describe('Orders can be read offline. They are stored encrypted on the phone.')),
          favorites: z._default(flag, true).check(z.describe('Favorite products and machines.')),
          stockAlerts: z
            ._default(flag, true)
            .check(z.describe('A push notification when a favorite is back in stock.')),
          nearby: z
            ._default(flag, true)
            .check(z.describe('Machines near the customer, their distance and opening hours, and what is in them.')),
          wishes: z._default(flag, true).check(z.describe('Customers can request products for a machine.')),
          itemRatings: z._default(flag, true).check(z.describe('Rating each item of an order.')),
          refundTracking: z
            ._default(flag, true)
            .check(z.describe('A refund’s stages, expected day and bank reference, also on the home screen.')),
          install: z
            ._default(flag, true)
            .check(
              z.describe(
                'Installing the app: its badge and start at the nearest machine, and, except on iPhones, shortcuts and shared links.',
              ),
            ),
          textSize: z._default(flag, true).check(z.describe('Larger text, chosen in the account screen.')),
          haptics: z
            ._default(flag, true)
            .check(z.describe('Vibration when an item comes out or a code was scanned. iPhones can’t vibrate.')),
          missingItems: z._default(flag, true).check(z.describe('Refunds for items that did not come out.')),
        },
        { error: 'an object' },
      ),
      {},
    ),
    law: z.prefault(
      z.object(
        {
          unitPrice: z
            ._default(z.enum(['off', 'per100', 'per1000'], { error: '"off", "per100" or "per1000"' }), 'off')
            .check(z.describe('Shows the price per 100 g or ml, or per kg or l, of products with a `net_quantity`.')),
          bindingOrder: z
            ._default(flag, false)
            .check(
              z.describe(
                'Products, prices, taxes and `seller` are shown again beside the pay button, whose words name the duty to pay.',
              ),
            ),
          taxesIncluded: z
            ._default(flag, false)
            .check(z.describe('Says beside prices and totals that they include all taxes.')),
          foodInformation: z
            ._default(flag, false)
            .check(
              z.describe(
                'A product without allergens, ingredients or nutrition says so, and whom to ask before buying.',
              ),
            ),
          nutritionPerPack: z
            ._default(flag, false)
            .check(
              z.describe(
                'With `foodInformation`, a pack’s `nutrition` is complete, as in India. The EU wants `nutrition_per_100`.',
              ),
            ),
          askConsent: z
            ._default(flag, false)
            .check(
              z.describe(
                '`analytics` and telemetry send nothing until the customer allows it, asked once, also on the account.',
              ),
            ),
        },
        { error: 'an object' },
      ),
      {},
    ),
    seller: z.prefault(
      z.object(
        {
          name: z._default(anyText, '').check(z.describe('The company that sells. If empty, the app’s name.')),
          address: z._default(anyText, '').check(z.describe('The company’s address, in one line.')),
          vatId: z._default(anyText, '').check(z.describe('The company’s VAT number in the EU, such as DE123456789.')),
          gstin: z
            ._default(
              text(
                'a GSTIN of 15 characters such as 29ABCDE1234F1Z5, or empty',
                /^$|^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
              ),
              '',
            )
            .check(z.describe('The company’s GSTIN in India.')),
          fssai: z
            ._default(text('an FSSAI license number of 14 digits, or empty', /^$|^\d{14}$/), '')
            .check(z.describe('The company’s FSSAI license number in India.')),
        },
        { error: 'an object' },
      ),
      {},
    ),
    pages: z
      ._default(z.array(z.enum(pageNames, { error: `one of ${pageNames.join(', ')}` }), { error: 'a list of pages' }), [
        ...pageNames,
      ])
      .check(z.describe('The brand’s pages to link to; by default all that the brand has.')),
    contacts: z.prefault(
      z.object(
        {
          phone: z
            ._default(text('a phone number such as +49 30 1234567, or empty', /^$|^\+?[^+A-Za-z]*\d[^+A-Za-z]*$/), '')
            .check(z.describe('Support’s phone number. If empty, none is shown.')),
          email: z
            ._default(text('an email address, or empty', /^$|^[^\s@?#%&,;:<>"]+@[^\s@?#%&,;:<>"]+$/), '')
            .check(z.describe('Support’s email address. If empty, none is shown.')),
        },
        { error: 'an object' },
      ),
      {},
    ),
    maintenance: z
      ._default(
        z.union(
          [
            text('a notice, or empty', /^$|\S/),
            z.record(z.string(), text('a notice', /\S/)).check(
              z.refine((notices) => Object.keys(notices).length > 0, { error: 'an object with at least one notice' }),
              z.meta({ minProperties: 1 }),
            ),
          ],
          { error: 'a string, or an object with one string per language' },
        ),
        '',
      )
      .check(
        z.describe(
          'A notice that replaces the shop while it is set. A string, or one per language: `{"en": "…", "de": "…"}`.',
        ),
      ),
    telemetryUrl: z
      ._default(address, '')
      .check(
        z.describe(
          'Receives errors, page speed and responses that violate the contract, without customer data. If empty, nothing is sent.',
        ),
      ),
    analytics: z.prefault(
      z.object(
        {
          url: z
            ._default(address, '')
            .check(
              z.describe('Receives page views and order steps, without customer data. If empty, nothing is sent.'),
            ),
          configUrl: z
            ._default(address, '')
            .check(z.describe('Requested first; the response says whether events may be sent. If empty, they may.')),
        },
        { error: 'an object' },
      ),
      {},
    ),
    push: z.prefault(
      z.object(
        {
          vapidKey: z
            ._default(
              // RFC 8292: an uncompressed P-256 point.
              text('a VAPID public key (87 characters that start with B), or empty', /^$|^B[\w-]{86}=?$/),
              '',
            )
            .check(z.describe('The VAPID public key. If empty, push notifications are not offered.')),
          firebase: z.prefault(
            z
              .object(
                {
                  appId: z
                    ._default(anyText, '')
                    .check(
                      z.describe('If set, Firebase sends the notifications; otherwise they use standard Web Push.'),
                    ),
                  apiKey: z._default(anyText, '').check(z.describe('Firebase’s public API key.')),
                  projectId: z._default(anyText, '').check(z.describe('Firebase’s project id.')),
                  messagingSenderId: z._default(anyText, '').check(z.describe('Firebase’s sender id.')),
                },
                { error: 'an object' },
              )
              .check(...['apiKey', 'projectId', 'messagingSenderId'].map(neededByFirebase)),
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

/** Of a value with several forms: what is wrong within the form that fits its outside, if one does. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const fitting = issue.errors.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0))
  return fitting?.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) ?? [issue]
}

/** One sentence per invalid value. For any schema whose error messages complete "It must be …". */
export function problemsIn(schema: z.ZodMiniType, values: unknown): string[] {
  const { error } = z.safeParse(schema, values)
  return (error?.issues ?? []).flatMap(innermost).map(({ path, message, ...issue }) => {
    if (issue.code === 'unrecognized_keys') return `${[...path, issue.keys.join(', ')].join('.')} is not a known key.`
    const value = valueAt(values, path)
    const name = path.join('.') || 'The file'
    return value === undefined
      ? `${name} is missing. It must be ${message}.`
      : `${name} is ${JSON.stringify(value)}. It must be ${message}.`
  })
}
