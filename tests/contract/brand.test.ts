/** Brands: every brand in the repository builds, the examples keep stricter rules, and problems of a brand are named. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import Ajv from 'ajv/dist/2020'
import { expect, test, vi } from 'vitest'
import { readBrand } from '../../brand/brand.ts'
import { colored, contrast, contrastProblems, darkShades, grayShades, themeOf } from '../../brand/colors.ts'
import { iconsOf } from '../../brand/icons.ts'
import { lossesIn, lostContent, pagesIn, parsePage, readPage } from '../../brand/pages.ts'
import { configReader, configuration, countrySettings } from '../../build/plugins/configuration.ts'
import { Config, problemsIn } from '../../src/shared/configuration/schema.ts'

const root = join(import.meta.dirname, '../../brand')
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(root, name))
/** The project's own. An operator's brand needs only what the build demands. */
const examples = ['default', 'gruenzeug'].map((name) => join(root, name))
const [example = ''] = examples

test.each(folders)('%s builds', (folder) => {
  expect(readBrand(folder).name).not.toBe('')
  for (const { file } of pagesIn(folder)) expect(readPage(file).title, file).not.toBe('')
})

test.each(examples)('the pages of %s have the same section ids in each language', (folder) => {
  const idsByPage = new Map<string, unknown>()
  for (const { name, file } of pagesIn(folder)) {
    const ids = readPage(file).parts.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)])
    expect(ids, file).toEqual(idsByPage.get(name) ?? ids)
    idsByPage.set(name, ids)
  }
})

const legalPages = ['terms', 'privacy', 'imprint', 'accessibility']

test.each(examples)('%s has every legal page in each of its languages', (folder) => {
  const { languages = ['en', 'de', 'hi'] } = readBrand(folder).config as { languages?: string[] }
  const wanted = languages.flatMap((language) => legalPages.map((name) => `${name}.${language}`))
  const pages = pagesIn(folder).map(({ name, language }) => `${name}.${language}`)
  expect(wanted.filter((page) => !pages.includes(page))).toEqual([])
})

test.each(examples)('%s says in its accessibility statement where to write', (folder) => {
  const { contacts } = readBrand(folder).config as { contacts: { email: string } }
  for (const { file } of pagesIn(folder).filter(({ name }) => name === 'accessibility')) {
    const feedback = readPage(file).parts.find(({ id }) => id === 'feedback')
    expect(feedback?.html, file).toContain(`href="mailto:${contacts.email}"`)
  }
})

test.each(examples)('the sheets of %s stand out from the dark page and its cards', (folder) => {
  const { background, surface, raised } = readBrand(folder).themes.dark
  const [page, card, sheet] = [background, surface, raised].map((color) => contrast(color, '#000000'))
  expect(sheet).toBeGreaterThan(Math.max(page ?? 0, card ?? 0) + 0.1)
})

test('a brand’s invalid settings, low contrasts and missing files are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const problemsOf = (change: (json: { colors: { light: object } }) => void) => {
    cpSync(example, folder, { recursive: true })
    const file = join(folder, 'brand.json')
    const json = JSON.parse(readFileSync(file, 'utf8'))
    change(json)
    writeFileSync(file, JSON.stringify(json))
    return () => readBrand(folder)
  }
  expect(problemsOf((json) => Object.assign(json, { nam: 'A', config: { currency: 'Euro' } }))).toThrow(
    /config\.currency is "Euro"\. It must be a three-letter currency code/,
  )
  expect(problemsOf(({ colors }) => Object.assign(colors.light, { dimmed: '#cccccc' }))).toThrow(
    /colors\.light\.dimmed \(#cccccc\) has too little contrast on background \(#\w+\): 1\.\d+, .*\. It must be at least 4\.5\. Make dimmed darker, such as #\w+\./,
  )
  expect(problemsOf(({ colors }) => Object.assign(colors.light, { hover: '#b0a090' }))).toThrow(
    /dimmed .* on hover \(#b0a090\): .*, or change hover\./,
  )
  expect(problemsOf(({ colors }) => Object.assign(colors.light, { raised: '#b0a090' }))).toThrow(
    /dimmed .* on raised \(.*Change raised: the app’s green is the same for all brands\./s,
  )
  expect(problemsOf(({ colors }) => Object.assign(colors.light, { accent: '#000000' }))).toThrow(
    /colors\.dark\.onAccent \(#2a0f02\) has too little contrast on accent under the pointer \(#\w+\): \d\.\d+/,
  )
  expect(problemsOf(({ colors }) => Object.assign(colors.light, { accent: '#BD3F0B' }))).not.toThrow()
  for (const fontFamily of ['"Own Sans, serif', 'serif; }', ' ', 'serif /* own', 'serif (', '[own', '"Own\nSans"'])
    expect(problemsOf((json) => Object.assign(json, { fontFamily }))).toThrow(
      'It must be a list of typefaces as in CSS',
    )
  for (const fontFamily of ['var(--own), serif', `'Own Sans', serif`])
    expect(problemsOf((json) => Object.assign(json, { fontFamily }))).not.toThrow()
  expect(problemsOf((json) => Object.assign(json, { shortName: ' ' }))).toThrow(
    'shortName is " ". It must be a short name',
  )
  expect(problemsOf((json) => Object.assign(json, { shortName: 'A', config: null }))).toThrow(
    'config is null. It must be an object',
  )
  writeFileSync(join(folder, 'brand.json'), 'null')
  expect(() => readBrand(folder)).toThrow('The file is null. It must be an object.')
  const withoutLogo = problemsOf(() => rmSync(join(folder, 'logo.svg')))
  expect(withoutLogo).toThrow('logo.svg is missing.')
  writeFileSync(join(folder, 'logo.png'), '\x89PNG')
  expect(withoutLogo).toThrow('logo.svg is missing, and logo.png can’t be used. The app needs an SVG: ask for')
  writeFileSync(join(folder, 'logo.svg'), '\x89PNG')
  expect(withoutLogo).toThrow('logo.svg is not an SVG. The app needs')
  writeFileSync(join(folder, 'pages/terms.pt-BR.md'), '# Termos')
  expect(pagesIn(folder)).toContainEqual(expect.objectContaining({ name: 'terms', language: 'pt-BR' }))
  rmSync(folder, { recursive: true })
})

test('a light accent is one message, whose advice works; the color can be the tint', () => {
  const { light, dark } = JSON.parse(readFileSync(join(example, 'brand.json'), 'utf8')).colors
  const problemsOf = (change: object) =>
    contrastProblems({ light: themeOf({ ...light, ...change }, 'light'), dark: themeOf(dark, 'dark') }, 'light')
  const problems = problemsOf({ accent: '#ffe600' })
  expect(problems).toEqual([
    expect.stringMatching(
      /^colors\.light\.accent \(#ffe600\) .* Make accent darker, such as #\w+\. .* docs\/adopt\.md/,
    ),
  ])
  const [, accent] = /such as (#\w+)/.exec(problems[0] ?? '') ?? []
  expect(problemsOf({ accent })).toEqual([])
  // As in docs/adopt.md.
  const [, advised = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/adopt.md', 'utf8')) ?? []
  expect(problemsOf(JSON.parse(advised))).toEqual([])
})

test('a control’s outline shows on the page and on its cards, also where the text is as pale as it may be', () => {
  const base = { accent: '#8a2d00', onAccent: '#ffffff', dimmed: '#6b6b6b' }
  const light = themeOf({ ...base, background: '#f4f4f4', surface: '#ffffff', text: '#696969' } as never, 'light')
  const dark = themeOf({ ...base, background: '#101010', surface: '#303030', text: '#b4b4b4' } as never, 'dark')
  for (const [theme, outline] of [
    [light, grayShades(light)[4]],
    [dark, darkShades(dark)[4]],
  ] as const)
    for (const ground of [theme.background, theme.surface])
      expect(contrast(outline ?? '', ground), `${outline} on ${ground}`).toBeGreaterThanOrEqual(3)
})

test('the JSON schema accepts the brands and refuses what the build reports', () => {
  const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const isValid = new Ajv({ strict: false }).compile(json('brand.schema.json'))
  const brand = json('default/brand.json')
  expect([brand, json('gruenzeug/brand.json')].map((each) => isValid(each))).toEqual([true, true])
  for (const config of [{ currency: 'Euro' }, { currenzy: 'EUR' }, { features: { cofee: false } }, { maintenance: {} }])
    expect(isValid({ ...brand, config }), JSON.stringify(config)).toBe(false)
})

test('links to the app’s own pages keep its base path', () => {
  const links = ['/faq#refunds', '/order/faq', '//mall.example/', 'https://mall.example/', '#refunds']
  const { html } = parsePage(`# Terms\n${links.map((link) => `- [x](${link})`).join('\n')}`, '/order/')
  const [, ...unchanged] = links
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual(['/order/faq#refunds', ...unchanged])
})

test('links to the brand’s pages by their files lead there, and encoded addresses stay as they are', () => {
  const links = [
    'privacy',
    './privacy.de.md#rights',
    'terms.md',
    'HTTPS://a.example/%C3%BC/ü/100%?q=%26',
    'mailto:a@b.example',
  ]
  const { html } = parsePage(`# Terms\n${links.map((link) => `- [x](${link})`).join('\n')}`, '/order/')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual([
    '/order/privacy',
    '/order/privacy#rights',
    '/order/terms-n-conditions',
    'HTTPS://a.example/%C3%BC/%C3%BC/100%25?q=%26',
    'mailto:a@b.example',
  ])
})

test('a page keeps what is before its title and after a second one', () => {
  const page = parsePage('Before\n\n# Title\n\nIntro\n\n## One {#one}\n\nA\n\n# Two\n\nB\n')
  expect([page.title, page.html]).toEqual(['Title', '<p>Before</p>\n<p>Intro</p>'])
  expect(page.parts).toEqual([
    { id: 'one', title: 'One', html: '<p>A</p>', sections: [] },
    { id: 'part-2', title: 'Two', html: '<p>B</p>', sections: [] },
  ])
})

test('a line break in HTML separates words, also at the start of a line and in a table', () => {
  const { html, parts } = parsePage('# T\nZeile<br>zwei\n\n<br>\ndrei\n\n## P\n### Q {#q}\n|A|\n|-|\n|b<br />c|\n')
  expect(html).toBe('<p>Zeile<br>zwei</p>\n<p><br><br>drei</p>')
  expect(parts[0]?.sections[0]).toMatchObject({ html: expect.stringContaining('b<br>c'), text: 'Q A b c' })
})

test('what a page doesn’t show is named with its line', () => {
  const page = `---
updated: 2026-11-01
---
# Terms
![Our shop](shop.png)
See [this](other.html) and [the app](sms:123).

A <b>bold</b> word.<br>Next <!-- no one sees this -->

- [Privacy](privacy) and [more](www.example.com)

<div>
Hidden
</div>
`
  expect(lossesIn(page)).toEqual([
    '5: the picture shop.png isn’t shown. Say in words what it shows.',
    expect.stringMatching(/^6: the link to other\.html is shown as text\. Write an address that begins with https:/),
    expect.stringMatching(/^6: the link to sms:123 is shown as text\./),
    '8: HTML isn’t shown: <b> Write it as Markdown.',
    expect.stringMatching(/^10: the link to www\.example\.com is/),
    '12: HTML isn’t shown: <div> Write it as Markdown.',
  ])
  expect(lossesIn('# FAQ\nIntro\n\n## Part\n\nLost\n\n### How? {#how}\nSo.\n', true)).toEqual([
    expect.stringMatching(/^2: the FAQ only shows what is below a question/),
    expect.stringMatching(/^6: the FAQ only shows/),
  ])
})

test.each(folders)('%s has no content that isn’t shown', (folder) => expect(lostContent(folder)).toEqual([]))

test('a page with a wrong file name or date is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const names = ['agb.de.md', 'terms.DE.md', 'terms.md', 'terms.de.md', 'README.md']
  for (const name of names) writeFileSync(join(folder, name), '# T')
  expect(
    lostContent(folder)
      .map((each) => each.slice(folder.length + 1).split(', so')[0])
      .sort(),
  ).toEqual(['agb.de.md', 'terms.DE.md', 'terms.md'].map((name) => `${name}: no page has this name`))
  writeFileSync(join(folder, 'terms.de.md'), '---\nupdated: 1.11.2026\n---\n# T')
  expect(() => readPage(join(folder, 'terms.de.md'))).toThrow('updated is 1.11.2026. It must be a day such as')
  rmSync(folder, { recursive: true })
})

test('a page from a Windows editor is read', () => {
  expect(parsePage('\uFEFF---\r\nupdated: 2026-11-01\r\n---\r\n# AGB\r\n\r\n## Teil\r\n')).toMatchObject({
    title: 'AGB',
    updated: '2026-11-01',
    parts: [{ title: 'Teil' }],
  })
})

test.each(['de-DE', 'de'])('the mock server’s locale %s also selects the country of phone numbers', (APP_LOCALE) => {
  expect(countrySettings({ APP_LOCALE })).toEqual({ locale: 'de-DE', phoneCountry: 'DE' })
  expect(countrySettings({ APP_LOCALE: 'es-419' })).toStrictEqual({ locale: 'es-419' })
})

test.each([
  [{}, { nutritionPerPack: true, unitPrice: 'off' }, { gstin: '27ABCDE1234F1Z5' }],
  [{ APP_LOCALE: 'de-DE' }, { nutritionPerPack: false, unitPrice: 'per1000' }, { vatId: 'DE123456789' }],
])('--law shows the duties of the country: %j', (country, law, seller) => {
  expect(countrySettings(country)).not.toHaveProperty('law')
  const settings = countrySettings({ ...country, APP_LAW: 'true' })
  expect(problemsIn(Config, settings)).toEqual([])
  expect(Config.parse(settings)).toMatchObject({ law: { taxesIncluded: true, ...law }, seller })
})

test('invalid JSON in config.json is reported and shows on the page instead of a bare 500', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  writeFileSync(join(folder, 'config.json'), '{ "currency": "EUR", }')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(configReader({})(folder)).toBeNull()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('config.json: It must be valid JSON. '))
  rmSync(folder, { recursive: true })
})

const withoutContacts = { law: { foodInformation: true }, contacts: { phone: '', email: '' } }
const need = 'law.foodInformation needs contacts.phone or contacts.email'

test('the build reports a setting of the law that lacks another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  cpSync(join(root, 'default'), folder, { recursive: true })
  const json = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'))
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ ...json, config: withoutContacts }))
  vi.stubEnv('BRAND', folder)
  vi.resetModules()
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await import('../../build/settings.ts')
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`brand.json: config.${need}`))
  rmSync(folder, { recursive: true })
})

test('npm start reports a setting of the law that lacks another, and one that doesn’t exist', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { transformIndexHtml } = configuration(() => ({ ...withoutContacts, curency: 'EUR' }), ['en'])
  const { handler } = transformIndexHtml as { handler: (html: string) => string }
  handler('<script type="application/json" id="config">{}</script>')
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`config.json: ${need}`))
  expect(log).toHaveBeenCalledWith('config.json: curency is not a setting. See docs/configuration.md.')
})

test('drawings use the theme’s colors by name', () => {
  const { light } = readBrand(example).themes
  expect(colored('<path fill="$accent" stroke="#fff"/>', light)).toBe(`<path fill="${light.accent}" stroke="#fff"/>`)
  expect(() => colored('<path fill="$acent"/>', light)).toThrow('A drawing has the color $acent. Use one of')
})

test('cropped icons lose the corners of their background, and no others', () => {
  const icons = (corners: string) => {
    const shapes = `<rect ${corners} width="64" height="64" fill="#fff"/><ellipse cx="32" cy="32" rx="24" ry="9"/>`
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`
    return Object.fromEntries(iconsOf(() => logo, '#000').map(([name, draw]) => [name, draw().toString('base64')]))
  }
  const square = icons('')
  expect(square['icons/maskable-512.png']).toBe(square['icons/icon-512.png'])
  for (const corners of ['rx="16.5"', 'x="0" y="0" rx="16.5"', "x='0.0'\n y='0px'\n rx='16.5' ry='9'"])
    expect(icons(corners)['icons/maskable-512.png'], corners).toBe(square['icons/icon-512.png'])
  expect(icons('x="0.5" rx="16"')['icons/maskable-512.png']).not.toBe(icons('x="0.5"')['icons/maskable-512.png'])
})

/** The problems of the example brand with this file instead of its own. */
function problemsWith(name: string, text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  cpSync(example, folder, { recursive: true })
  writeFileSync(join(folder, name), text)
  try {
    readBrand(folder)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.each([
  ['<image width="9" height="9" href="logo.png"/>', 'logo.png'],
  ["<image\n  xlink:href='https://example.com/logo.png'/>", 'https://example.com/logo.png'],
  ['<g><use id="a>b" href="parts.svg#mark"></use></g>', 'parts.svg#mark'],
])('a logo that shows another file is refused: %s', (shape, file) => {
  expect(problemsWith('logo.svg', `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`)).toEqual([
    expect.stringContaining(
      `logo.svg shows another file, ${file}, which the icons would lack. The app needs an SVG: ask`,
    ),
  ])
})

test('a logo may embed a picture, repeat its own parts, and link to a page', () => {
  const shapes = `<!-- <image href="logo.png"/> --><image href="data:image/png;base64,AA"/><use xlink:href="#a"/>`
  expect(problemsWith('logo.svg', `<svg>${shapes}<a href="https://example.com"/></svg>`)).toEqual([])
})

test.each([
  ['<!-- <text>A</text> --><path id="text"/>', undefined],
  ['<text x="9">A</text>', 'logo.svg has letters as text, which the icons lack if the typeface is missing.'],
  [`<image href="data:image/png;base64,${'A'.repeat(100_000)}"/>`, undefined],
  [`<image href="data:image/png;base64,${'A'.repeat(5_000_000)}"/>`, 'logo.svg has 5001 kB, which every phone'],
])('a logo with letters as text, or too large for phones, is refused: %.60s', (shape, problem) => {
  const problems = problemsWith('logo.svg', `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`)
  expect(problems).toEqual(problem ? [expect.stringContaining(problem)] : [])
})

test.each([
  ['@import url("https://fonts.example/css2?family=A");', 'https://fonts.example/css2?family=A'],
  ["@import 'https://fonts.example/a.css' screen;", 'https://fonts.example/a.css'],
  ['@font-face { src: url(//fonts.example/a.woff2) format("woff2") }', '//fonts.example/a.woff2'],
  ['@font-face { src: local("A"), url( /fonts/a.woff2 ) }', '/fonts/a.woff2'],
  ['@font-face { src: url("data:font/woff2;base64,AA") }', 'data:font/woff2;base64,AA'],
])('a typeface that the app’s policy blocks is refused: %s', (css, address) => {
  expect(problemsWith('typeface.css', css)).toEqual([
    expect.stringContaining(`typeface.css loads ${address}, which the app’s policy blocks. Put the file into fonts/`),
  ])
})

test('a typeface whose file is missing is refused', () => {
  const css = '/* url(https://fonts.example) */ @font-face { src: local("A"), url("./fonts/a.woff2?#iefix") }'
  expect(problemsWith('typeface.css', css)).toEqual([
    expect.stringContaining('typeface.css loads ./fonts/a.woff2?#iefix, which is missing. Put the file into fonts/'),
  ])
})

test('a picture can be embedded as the logo', () => {
  const icon = (color: string) => {
    const pixel = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${color}"/></svg>`,
    )
    const href = `data:image/png;base64,${Buffer.from(pixel.render().asPng()).toString('base64')}`
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><image width="512" height="512" href="${href}"/></svg>`
    return iconsOf(() => logo, '#fff')[0]?.[1]().toString('base64')
  }
  expect(icon('#f00')).not.toBe(icon('#00f'))
})

test('icons are square even if the logo is not, and a logo that can’t be drawn is named', () => {
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100"/></svg>'
  const sizes = iconsOf(() => wide, '#fff').map(([, draw]) => [16, 20].map((offset) => draw().readUInt32BE(offset)))
  expect(sizes).toEqual([192, 512, 512, 180].map((size) => [size, size]))
  expect(iconsOf(() => '<svg', '#fff')[0]?.[1]).toThrow('logo.svg can’t be drawn')
})
