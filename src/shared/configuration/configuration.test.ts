import { getCountries } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseJsonFile } from './json-file.ts'
import { type Json, merge } from './merge.ts'
import { allowConfigured } from './origins.ts'
import { builtSettingsIn, configure, withBuiltSettings } from './page.ts'
import { Config, problemsIn } from './schema.ts'
import { unknownSettings } from './unknown-settings.ts'
import { unmetNeeds } from './unmet-needs.ts'

const shipped = z.parse(Config, {})
const empty =
  '<head><script type="application/json" id="config" data-catalogs="de en hi" data-pages="faq terms privacy imprint accessibility" data-validator="/v.js">{}</script></head>'

test('the configuration overrides the build’s settings value by value', () => {
  const built: Config = { ...shipped, currency: 'EUR', contacts: { phone: '112', email: 'a@b.example' } }
  const page = withBuiltSettings(empty, built)
  expect(builtSettingsIn(page)).toEqual(built)
  const { settings, problems } = configure(page, built, { clientId: 'kiosk', contacts: { phone: '110' } })
  expect(problems).toEqual([])
  expect(settings).toEqual({ ...built, clientId: 'kiosk', contacts: { phone: '110', email: 'a@b.example' } })
})

test('a file from a Windows editor is read, and one that is not UTF-8 is named', () => {
  expect(parseJsonFile('\uFEFF{ "currency": "EUR" }\r\n')).toEqual({ currency: 'EUR' })
  const utf16 = Buffer.from('\uFEFF{}', 'utf16le').toString('utf8')
  expect(() => parseJsonFile(utf16)).toThrow('It must be saved as UTF-8.')
  expect(() => parseJsonFile('{ "currency": "EUR", }')).toThrow(/^It must be valid JSON\. .+/)
})

test('a page can be configured repeatedly, and no text ends its script element', () => {
  const first = configure(empty, shipped, { maintenance: '</script><script>alert(1)</script>' }).page
  expect(first).toContain(' data-validator="/v.js" data-valid>')
  expect(first.match(/<\/script>/g)).toHaveLength(1)
  expect(configure(first, shipped, {}).page).toBe(configure(empty, shipped, {}).page)
})

test('a page with invalid settings stays as built, with the problems returned', () => {
  const { page, settings, problems } = configure(empty, shipped, { currency: 'Euro' })
  expect(page).toBe(withBuiltSettings(empty, shipped))
  expect(settings).toBe(shipped)
  expect(problems).toEqual(['currency is "Euro". It must be a three-letter currency code, such as EUR.'])
})

test.each([
  [{ apiOrigin: 'https://api.example.com/v1' }, 'apiOrigin is "https://api.example.com/v1". It must be an origin'],
  [{ apiOrigin: 'https://api.example.com;foo' }, 'apiOrigin is "https://api.example.com;foo". It must be an origin'],
  [{ imageOrigins: ['https://a.example,b'] }, 'imageOrigins.0 is "https://a.example,b". It must be an origin'],
  [
    { telemetryUrl: '//host/e' },
    'telemetryUrl is "//host/e". It must be a URL such as https://api.example.com/events,',
  ],
  [{ telemetryUrl: 'https://a.example;foo/e' }, 'It must be a URL such as https://api.example.com/events, a path'],
  [{ analytics: { url: '/\\host/e' } }, 'a path of the app’s own server such as /events, or empty.'],
  [{ analytics: { configUrl: '//host' } }, 'analytics.configUrl is "//host". It must be a URL'],
  [{ machineLinkOrigins: ['https://mall.example;a/'] }, 'machineLinkOrigins.0 is "https://mall.example;a/".'],
  [{ locale: 'en_US' }, 'locale is "en_US". It must be a language tag'],
  [{ languages: [] }, 'languages is []. It must be a list with at least one language.'],
  [{ languages: ['de', 5] }, 'languages.1 is 5. It must be a language tag'],
  [{ paymentMethods: ['Cash'] }, 'paymentMethods.0 is "Cash". It must be one of Card,'],
  [{ features: { offers: 'no' } }, 'features.offers is "no". It must be true or false.'],
  [{ maxOrderQuantity: 0 }, 'maxOrderQuantity is 0. It must be a whole number from 1 to 1000.'],
  [{ maxOrderQuantity: 1e15 }, 'maxOrderQuantity is 1000000000000000. It must be a whole number from 1 to 1000.'],
  ...['german', 'zz-ZZ', 'de-XX'].map((value): [Json, string] => [
    { locale: value },
    `locale is "${value}". It must be a language tag, best with a region, such as de-DE.`,
  ]),
  [
    { phoneCountry: 'AQ' },
    'phoneCountry is "AQ". It must be a two-letter country code, such as DE or GB, of a country',
  ],
  [
    { phoneCountry: 'UK' },
    'phoneCountry is "UK". It must be a two-letter country code, such as DE or GB, of a country',
  ],
  [
    { phoneCountry: 'EU' },
    'phoneCountry is "EU". It must be a two-letter country code, such as DE or GB, of a country',
  ],
  [{ contacts: { email: 'nope' } }, 'contacts.email is "nope". It must be an email address, or empty.'],
  [{ contacts: { email: 'a@b.example?cc=c@d.example' } }, 'It must be an email address, or empty.'],
  [{ contacts: { email: 'a?subject=x@b.example' } }, 'It must be an email address, or empty.'],
  [{ contacts: { phone: 'ask at the desk' } }, 'It must be a phone number such as +49 30 1234567, or empty.'],
  [{ contacts: { phone: 'Tel. +49 30 1' } }, 'contacts.phone is "Tel. +49 30 1". It must be a phone number'],
  [{ contacts: { phone: '(+49) 30 1' } }, 'contacts.phone is "(+49) 30 1". It must be a phone number'],
  [{ push: { vapidKey: 'x' } }, 'push.vapidKey is "x". It must be a VAPID public key'],
  [
    { push: { firebase: { appId: '1', apiKey: '2', projectId: '3' } } },
    'push.firebase.messagingSenderId is "". It must be set, because push.firebase.appId is.',
  ],
  [{ name: ' ' }, 'name is " ". It must be a string that is not only spaces.'],
  [{ seller: { name: ' ' } }, 'seller.name is " ". It must be'],
  [{ maintenance: {} }, 'maintenance is {}. It must be an object with at least one notice.'],
  [{ maintenance: { en: '', de: 'Um 12.' } }, 'maintenance.en is "". It must be a notice.'],
  [{ maintenance: { de: 5 } }, 'maintenance.de is 5. It must be a notice.'],
  [{ maintenance: 5 }, 'maintenance is 5. It must be a string, or an object with one string per language.'],
  [{ maintenance: ' ' }, 'maintenance is " ". It must be a notice, or empty.'],
  [{ contacts: null }, 'contacts is null. It must be an object.'],
])('%j is reported as a problem', (file, problem) => {
  const problems = problemsIn(Config, merge(shipped, file))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(problem)
})

test.each([
  { telemetryUrl: '/events', analytics: { url: 'https://münchen.example/e?a=1' }, apiOrigin: 'http://[::1]:8080' },
  { contacts: { phone: '+49 (30) 123-45/6', email: "o'neil+shop@xn--mnchen-3ya.example" } },
  { contacts: { phone: '112', email: '' }, imageOrigins: ['https://img_1.example:8443'] },
])('%j is valid', (file) => expect(problemsIn(Config, merge(shipped, file))).toEqual([]))

test.each(['de', 'en-GB', 'zh-Hant-TW', 'es-419', 'de-CH-1996', 'ar-EG-u-nu-latn', 'en-us'])(
  'the locale %s is valid',
  (locale) => expect(problemsIn(Config, { ...shipped, locale })).toEqual([]),
)

test('every country that sign-in offers can be preselected, and no other', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const valid = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((phoneCountry) => problemsIn(Config, { ...shipped, phoneCountry }).length === 0)
  expect(valid).toEqual(getCountries().sort())
})

test('a cached page’s security policy is extended by the origins of new settings', () => {
  const policy = "default-src 'self'; img-src 'self' https://old.example; connect-src 'self'"
  const settings = { ...shipped, apiOrigin: 'https://api.example', imageOrigins: ['https://old.example'] }
  expect(allowConfigured(policy, settings)).toBe(
    "default-src 'self'; img-src 'self' https://old.example https://api.example; connect-src 'self' https://api.example https://old.example",
  )
})

test('a language is offered with its closest texts, or left out with a warning', () => {
  const page = empty.replace('de en hi', 'de en pt-BR zh-Hant')
  const languagesFor = (...languages: string[]) => configure(page, shipped, { languages })
  expect(languagesFor('en-GB', 'EN', 'pt', 'zh-TW').settings.languages).toEqual(['en', 'pt-BR', 'zh-Hant'])
  const { settings, warnings, problems } = languagesFor('fr')
  expect([settings.languages, problems]).toEqual([['en'], []])
  expect(warnings).toEqual([expect.stringMatching(/^languages has fr, but the app has no texts in it/)])
})

test('a page that the brand doesn’t have is left out with a warning', () => {
  const page = empty.replace('faq terms privacy', 'terms privacy')
  const { settings, warnings, problems, page: next } = configure(page, shipped, { pages: ['faq', 'imprint'] })
  expect([settings.pages, builtSettingsIn(next).pages, problems]).toEqual([['imprint'], ['imprint'], []])
  expect(warnings).toEqual([expect.stringMatching(/^pages has faq, but .*Add pages\/faq\.en\.md to the brand/)])
})

test('an empty name is the brand’s', () => {
  const { settings, page } = configure(empty, { ...shipped, name: 'Chai' }, { name: '' })
  expect([settings.name, builtSettingsIn(page).name]).toEqual(['Chai', 'Chai'])
})

test('misspelled settings are reported at every level', () => {
  const settings = { ...shipped, currenzy: 'EUR', features: { cofee: false } }
  expect(unknownSettings(settings)).toEqual([
    expect.stringMatching(/^features\.cofee is not a setting/),
    expect.stringMatching(/^currenzy is not a setting/),
  ])
  expect(unknownSettings({ ...shipped, $schema: './config.schema.json' })).toEqual([])
})

const law = { ...shipped.law, bindingOrder: true, foodInformation: true, nutritionPerPack: true, askConsent: true }
const seller = { ...shipped.seller, name: 'Chai Pvt Ltd', address: '1 Dock Road' }
const complete: Config = {
  ...{ ...shipped, law, seller, contacts: { phone: '', email: 'a@b.example' } },
  telemetryUrl: 'https://count.example/',
}

test.each([
  ['bindingOrder, seller.address', { seller: { ...seller, address: '' } }, 'bindingOrder needs seller.address, to'],
  ['bindingOrder, seller', { seller: shipped.seller }, 'bindingOrder needs seller.name and seller.address, to'],
  ['foodInformation, contacts', { contacts: { phone: '', email: '' } }, 'foodInformation needs contacts.phone or'],
  ['nutritionPerPack, foodInformation', { law: { ...law, foodInformation: false } }, 'nutritionPerPack needs law.food'],
  ['askConsent, privacy', { pages: ['terms'] as const }, 'askConsent needs the page privacy'],
])('a setting of the law that lacks another is reported: %s', (_, lacking, need) =>
  expect(unmetNeeds({ ...complete, ...lacking } as Config)).toEqual([expect.stringContaining(`law.${need}`)]),
)

test('complete settings of the law need nothing, nor does an app without any', () => {
  expect(unmetNeeds(complete)).toEqual([])
  const contacts = { phone: '', email: '' }
  expect(unmetNeeds({ ...shipped, contacts, pages: [] })).toEqual([])
  expect(unmetNeeds({ ...complete, telemetryUrl: '', pages: [] })).toEqual([])
})
