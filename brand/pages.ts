/** Converts the brand’s Markdown pages (terms, FAQ, privacy, imprint, accessibility) to data with safe HTML. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Marked, Renderer, type Token, type Tokens } from 'marked'
import type { PageDocument, PagePart, PageSection } from '../src/shared/pages.ts'
import { routes } from '../src/shared/paths.ts'

/** The app's own pages, by the name of their files. */
const addresses: Record<string, string> = {
  faq: routes.faq,
  terms: routes.terms,
  privacy: routes.privacy,
  imprint: routes.imprint,
  accessibility: routes.accessibility,
}

/** A link to a page's file, such as `privacy` or `./privacy.de.md#rights`, as the app's address. Others as they are. */
function addressOf(href: string): string {
  const [, name = '', hash = ''] = /^(?:\.\/)?([a-z]+)(?:\.[\w-]+)?(?:\.md)?(#.*)?$/.exec(href) ?? []
  return addresses[name] ? addresses[name] + hash : href
}

const isLinked = (href: string) => /^(https?:|mailto:|tel:|\/|#)/i.test(addressOf(href))
const isLineBreak = (html: string) => /^<br\s*\/?>\s*$/i.test(html)
/** A closing tag is named with its opening one. */
const isSilent = (html: string) => /^\s*(<!--.*-->|<\/[a-z]+>)\s*$/is.test(html)

const marked = new Marked({
  breaks: true,
  tokenizer: {
    // A line that begins with a line break is text.
    html: (source) => (/^ {0,3}<br\b/i.test(source) ? undefined : false),
  },
  renderer: {
    // Removes HTML and images.
    html: ({ text }) => (isLineBreak(text) ? '<br>' : ''),
    image: () => '',
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      // Keeps what is encoded already.
      const encoded = encodeURI(href).replace(/%25([\dA-F]{2})/gi, '%$1')
      return isLinked(href) ? `<a href="${encoded.replaceAll('"', '')}">${text}</a>` : text
    },
    // Wide tables and code scroll, also with the keyboard. A table is named by its columns.
    table(token) {
      const columns = plain(token.header.map(({ tokens }) => this.parser.parseInline(tokens)).join(', '))
      return `<div role="group" tabindex="0" aria-label="${columns.replaceAll('"', '&quot;')}">${renderer.table.call(this, token)}</div>\n`
    },
    code: (token) => renderer.code(token).replace('<pre>', '<pre tabindex="0">'),
  },
})
const renderer = new Renderer()

const html = (tokens: Token[]) => marked.parser(tokens).trim()
const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** `Title {#address}`. */
function heading({ text }: Tokens.Heading) {
  const [, title = text, id = ''] = /^(.*?)\s*\{#([a-zA-Z-]+)\}$/.exec(text) ?? []
  return { title, id }
}

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === 'heading' && token.depth === depth

/** Splits tokens at the headings of this depth. */
function split(tokens: Token[], depth: number) {
  const starts = tokens.flatMap((token, index) => (isHeading(token, depth) ? [index] : []))
  return {
    before: tokens.slice(0, starts[0] ?? tokens.length),
    pieces: starts.map((start, index) => ({
      head: heading(tokens[start] as Tokens.Heading),
      tokens: tokens.slice(start + 1, starts[index + 1]),
    })),
  }
}

/** Search terms are in a comment below a question. */
function searchTerms(tokens: Token[]): string {
  const comment = tokens.find(({ type, raw }) => type === 'html' && raw.startsWith('<!-- search:'))
  return comment?.raw.replace(/<!-- search:|-->/g, '').trim() ?? ''
}

function sectionOf({ head, tokens }: ReturnType<typeof split>['pieces'][number]): PageSection {
  const body = html(tokens)
  return { ...head, html: body, text: plain(`${head.title} ${body} ${searchTerms(tokens)}`) }
}

/** Links to the app’s own pages, such as `/faq` or `faq.de.md`, get its base path. */
function putUnder(base: string, token: Token) {
  if (token.type !== 'link') return
  token.href = addressOf(token.href)
  if (/^\/(?!\/)/.test(token.href) && !token.href.startsWith(base)) token.href = base + token.href.slice(1)
}

function read(markdown: string) {
  // Windows editors write a byte order mark and their own line ends.
  const text = markdown.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [, facts = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  return { text, facts, tokens: marked.lexer(body) }
}

/** What follows the title, or is before it. Further headings like the title begin parts. */
function content(tokens: Token[], title: Token | undefined) {
  return tokens
    .filter((token) => token !== title)
    .map((token) => (isHeading(token, 1) ? { ...token, depth: 2 } : token))
}

export function parsePage(markdown: string, base = '/'): PageDocument {
  const { facts, tokens } = read(markdown)
  marked.walkTokens(tokens, (token) => putUnder(base, token))
  const title = tokens.find((token) => isHeading(token, 1))
  const { before, pieces } = split(content(tokens, title), 2)
  return {
    title: title ? heading(title as Tokens.Heading).title : '',
    updated: /^updated:\s*(\S+)/m.exec(facts)?.[1] ?? '',
    html: html(before),
    parts: pieces.map(({ head, tokens }, index): PagePart => {
      const inner = split(tokens, 3)
      return {
        ...head,
        id: head.id || `part-${index + 1}`,
        html: html(inner.before),
        sections: inner.pieces.map(sectionOf),
      }
    }),
  }
}

/** What is wrong with a part of a page that isn't shown, and what to write instead. */
function lossOf(token: Token): string | undefined {
  if (token.type === 'image') return `the picture ${token.href} isn’t shown. Say in words what it shows.`
  if (token.type === 'html' && !isLineBreak(token.raw) && !isSilent(token.raw))
    return `HTML isn’t shown: ${token.raw.trim().split('\n')[0]} Write it as Markdown.`
  if (token.type === 'link' && !isLinked(token.href))
    return `the link to ${token.href} is shown as text. Write an address that begins with https:, mailto: or tel:, or a page such as /privacy.`
  return undefined
}

/** What the app doesn't show of a page, each with its line. */
export function lossesIn(markdown: string, isFaq = false): string[] {
  const { text, tokens } = read(markdown)
  let place = 0
  const at = (raw: string) => {
    place = Math.max(place, text.indexOf(raw, place))
    return text.slice(0, place).split('\n').length
  }
  const losses: string[] = []
  marked.walkTokens(tokens, (token) => {
    const loss = lossOf(token)
    if (loss) losses.push(`${at(token.raw)}: ${loss}`)
  })
  return isFaq ? [...losses, ...outsideOfQuestions(text, tokens)] : losses
}

/** The FAQ shows only questions with their answers. */
function outsideOfQuestions(text: string, tokens: Token[]): string[] {
  const title = tokens.find((token) => isHeading(token, 1))
  const { before, pieces } = split(content(tokens, title), 2)
  return [before, ...pieces.map((piece) => split(piece.tokens, 3).before)].flatMap((each) => {
    const lost = each.find((token) => html([token]) !== '')
    const line = lost && text.slice(0, text.indexOf(lost.raw)).split('\n').length
    return line
      ? [`${line}: the FAQ only shows what is below a question. Put it below one, as in "### How? {#how}".`]
      : []
  })
}

const fileName = /^(faq|terms|privacy|imprint|accessibility)\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.md$/

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

/** The pages in a brand’s folder, by name and language. */
export function pagesIn(folder: string): { name: string; language: string; file: string }[] {
  return filesIn(folder).flatMap((file) => {
    const [, name, language] = fileName.exec(basename(file)) ?? []
    return name && language ? [{ name, language, file }] : []
  })
}

/** What the app doesn't show of a brand's pages: file, line, and what to write instead. */
export function lostContent(folder: string): string[] {
  const misnamed = filesIn(folder).filter(
    (file) =>
      /\.(md|markdown)$/i.test(file) && !/^(readme|license)\b/i.test(basename(file)) && !fileName.test(basename(file)),
  )
  return [
    ...misnamed.map(
      (file) =>
        `${file}: no page has this name, so it isn’t shown. Name it ${Object.keys(addresses).join(', ')}, then its language in small letters, as in terms.de.md.`,
    ),
    ...pagesIn(folder).flatMap(({ file, name }) =>
      lossesIn(readFileSync(file, 'utf8'), name === 'faq').map((loss) => `${file}:${loss}`),
    ),
  ]
}

/** Throws an error with the file and the section if an address is missing or used twice. */
export function readPage(file: string, base?: string): PageDocument {
  const page = parsePage(readFileSync(file, 'utf8'), base)
  const fail = (what: string): never => {
    throw new Error(`${file}: ${what}`)
  }
  if (!page.title) fail('the first line must be the title, as in "# Terms".')
  if (!/^(\d{4}-\d{2}-\d{2})?$/.test(page.updated))
    fail(`updated is ${page.updated}. It must be a day such as 2026-11-30.`)
  const ids = new Set<string>()
  for (const { id, title } of page.parts.flatMap((part) => part.sections)) {
    if (!id) fail(`"${title}" needs an address, as in "### ${title} {#refund-time}".`)
    if (ids.has(id)) fail(`the address #${id} is used twice.`)
    ids.add(id)
  }
  return page
}
