/** Reads the brand to build: `brand/default`, or the folder in BRAND (docs/decisions/0018). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { parseJsonFile } from '../src/shared/configuration/json-file.ts'
import { isObject, type Json, merge } from '../src/shared/configuration/merge.ts'
import { Config, problemsIn } from '../src/shared/configuration/schema.ts'
import { unknownSettings } from '../src/shared/configuration/unknown-settings.ts'
import { contrastProblems, Palette, themeOf } from './colors.ts'

const root = join(import.meta.dirname, '..')

const text = (rule: string) => z.string({ error: rule }).check(z.regex(/\S/, rule))

/** Families of CSS. An open quote, or what ends the declaration, would break the whole style sheet of the theme. */
const families = 'a list of typefaces as in CSS, with both quotes around a name: "Own Sans", sans-serif'
const isFamilies =
  /^(?=[\s\S]*\S)(?![\s\S]*\/\*)(?:[^"'{}()[\];\\<\r\n\f]|\([^"'{}()[\];\\<\r\n\f]*\)|"[^"{};\\<\r\n\f]*"|'[^'{};\\<\r\n\f]*')+$/

export const Brand = z.strictObject(
  {
    $schema: z.optional(z.string()),
    name: text('the app’s name').check(z.describe('The app’s name: page title, header, installed app.')),
    shortName: text('a short name').check(z.describe('The name under the installed app’s icon.')),
    description: text('a sentence').check(z.describe('A description of the app for search engines and app lists.')),
    colors: z.strictObject({ light: Palette, dark: Palette }, { error: 'an object with light and dark colors' }),
    fontFamily: z
      ._default(
        z.string({ error: families }).check(z.regex(isFamilies, families)),
        'system-ui, -apple-system, "Segoe UI", roboto, sans-serif',
      )
      .check(z.describe('A font family as in CSS. To use your own typeface, declare it in typeface.css.')),
    config: z
      ._default(z.record(z.string(), z.unknown(), { error: 'an object with settings' }), {})
      .check(z.describe('The brand’s settings (docs/configuration.md). /config.json overrides them.')),
  },
  { error: 'an object' },
)
type Brand = z.infer<typeof Brand>

const themesOf = ({ colors: { light, dark } }: Brand) => ({
  light: themeOf(light, 'light'),
  dark: themeOf(dark, 'dark'),
})

const needsSvg =
  'The app needs an SVG: ask for the drawing, trace the picture (in Inkscape: Path > Trace Bitmap), or embed it: <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><image width="512" height="512" href="data:image/png;base64,…"/></svg>'

const withoutComments = (text: string) => text.replace(/<!--.*?-->|\/\*.*?\*\//gs, '')
/** A long address, such as a whole file, in part. */
const brief = (address: string) => (address.length > 60 ? `${address.slice(0, 60)}…` : address)

/** A start tag of an element that shows another drawing or a picture. Its attributes may contain a `>`. */
const showing = /<(?:[\w-]+:)?(?:image|use|feImage)\s(?:[^>"']|"[^"]*"|'[^']*')*/g

/** What a drawing shows of other files. Neither the icons nor the picture in the page can load it. */
const filesShownBy = (svg: string) =>
  [...withoutComments(svg).matchAll(showing)]
    .flatMap(([tag]) => [...tag.matchAll(/\s(?:xlink:)?href\s*=\s*(["'])\s*(.*?)\s*\1/gs)])
    .map(([, , address = '']) => address)
    .filter((address) => !/^(data:|#)/i.test(address))

/** In bytes. The header of every screen shows the logo, and every phone keeps it with the app. */
const largestLogo = 200_000

function drawingProblems(svg: string): string[] {
  if (!svg.includes('<svg')) return [`logo.svg is not an SVG. ${needsSvg}`]
  const size = Buffer.byteLength(svg)
  return [
    ...filesShownBy(svg).map(
      (address) => `logo.svg shows another file, ${brief(address)}, which the icons would lack. ${needsSvg}`,
    ),
    // Phones and the computer that builds have different typefaces, or none.
    ...(/<(?:[\w-]+:)?text[\s>]/.test(withoutComments(svg))
      ? [
          'logo.svg has letters as text, which the icons lack if the typeface is missing. Make paths of them (in Inkscape: Path > Object to Path).',
        ]
      : []),
    ...(size > largestLogo
      ? [
          `logo.svg has ${Math.ceil(size / 1000)} kB, which every phone loads. It must be at most ${largestLogo / 1000} kB: simplify the drawing, or embed a picture of 512 by 512 pixels or less.`,
        ]
      : []),
  ]
}

function logoProblems(folder: string): string[] {
  const file = join(folder, 'logo.svg')
  if (existsSync(file)) return drawingProblems(readFileSync(file, 'utf8'))
  const other = existsSync(folder) && readdirSync(folder).find((name) => /^logo\./i.test(name))
  return [other ? `logo.svg is missing, and ${other} can’t be used. ${needsSvg}` : 'logo.svg is missing.']
}

/** The addresses in a style sheet: `url(…)`, and the names of imported sheets. */
const addressesIn = (css: string) =>
  [
    ...withoutComments(css).matchAll(
      /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*?))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi,
    ),
  ].map((found) => found.slice(1).find((each) => each !== undefined) ?? '')

/** The app's policy allows typefaces of its own host only (build/security-headers.ts), as files. */
function typefaceProblems(folder: string): string[] {
  const file = join(folder, 'typeface.css')
  if (!existsSync(file)) return []
  return addressesIn(readFileSync(file, 'utf8')).flatMap((address) => {
    if (/^([a-z][a-z\d+.-]*:|\/)/i.test(address))
      return [
        `typeface.css loads ${brief(address)}, which the app’s policy blocks. Put the file into fonts/, and write url("./fonts/…").`,
      ]
    return existsSync(join(folder, address.replace(/[?#].*/, '').replaceAll('%20', ' ')))
      ? []
      : [`typeface.css loads ${address}, which is missing. Put the file into fonts/, and write url("./fonts/…").`]
  })
}

function problemsOf(folder: string, json: Json): string[] {
  const missing = [...logoProblems(folder), ...typefaceProblems(folder)]
  const own = isObject(json) && isObject(json.config) ? json.config : {}
  const settings = merge(z.parse(Config, {}), own)
  const rules = [...problemsIn(Brand, json), ...problemsIn(Config, settings).map((problem) => `config.${problem}`)]
  if (rules.length > 0) return [...rules, ...missing]
  for (const warning of unknownSettings(settings)) console.warn(`brand.json: config.${warning}`)
  const themes = themesOf(z.parse(Brand, json))
  return [...contrastProblems(themes, 'light'), ...contrastProblems(themes, 'dark'), ...missing]
}

/** Throws an error that names the file and all invalid values. */
export function readBrand(folder: string) {
  const file = join(folder, 'brand.json')
  const fail = (problems: string[]): never => {
    const message = [`${relative(root, file)} can’t be used:`, ...problems].join('\n  ')
    // Without the stack, which would hide the message.
    throw Object.assign(new Error(message), { stack: `Error: ${message}` })
  }
  let json: Json = {}
  try {
    json = parseJsonFile(readFileSync(file, 'utf8'))
  } catch (error) {
    fail([(error as Error).message])
  }
  const problems = problemsOf(folder, json)
  if (problems.length > 0) fail(problems)
  const brand = z.parse(Brand, json)
  return { ...brand, folder, themes: themesOf(brand) }
}

export const brand = readBrand(resolve(root, process.env.BRAND ?? 'brand/default'))
/** The style sheet of the brand's own typeface. It may be missing. */
export const typeface = join(brand.folder, 'typeface.css')
