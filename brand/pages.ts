/** Converts the brand’s Markdown pages (terms, FAQ, privacy, imprint, accessibility) to data with safe HTML. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'
import type { PageDocument, PagePart, PageSection } from '../src/shared/pages.ts'

const marked = new Marked({
  breaks: true,
  renderer: {
    // Removes HTML and images.
    html: () => '',
    image: () => '',
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      return /^(https?:|mailto:|tel:|\/|#)/.test(href)
        ? `<a href="${encodeURI(href).replaceAll('"', '')}">${text}</a>`
        : text
    },
  },
})

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

/** Links to the app’s own pages, such as `/faq`, get its base path. */
function putUnder(base: string, token: Token) {
  if (token.type === 'link' && /^\/(?!\/)/.test(token.href) && !token.href.startsWith(base))
    token.href = base + token.href.slice(1)
}

export function parsePage(markdown: string, base = '/'): PageDocument {
  // Windows editors write a byte order mark and their own line ends.
  const text = markdown.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [, facts = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const tokens = marked.lexer(body)
  marked.walkTokens(tokens, (token) => putUnder(base, token))
  const page = split(tokens, 1).pieces[0]
  const { before, pieces } = split(page?.tokens ?? [], 2)
  return {
    title: page?.head.title ?? '',
    updated: /^updated:\s*(\S+)/m.exec(facts)?.[1] ?? '',
    html: html(before),
    parts: pieces.map(({ head, tokens }): PagePart => {
      const inner = split(tokens, 3)
      return { ...head, html: html(inner.before), sections: inner.pieces.map(sectionOf) }
    }),
  }
}

const fileName = /^(faq|terms|privacy|imprint|accessibility)\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.md$/

/** The pages in a brand’s folder, by name and language. */
export function pagesIn(folder: string): { name: string; language: string; file: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, name, language] = fileName.exec(file.split('/').pop() ?? '') ?? []
    return name && language ? [{ name, language, file: join(folder, file) }] : []
  })
}

/** Throws an error with the file and the section if an address is missing or used twice. */
export function readPage(file: string, base?: string): PageDocument {
  const page = parsePage(readFileSync(file, 'utf8'), base)
  const fail = (what: string): never => {
    throw new Error(`${file}: ${what}`)
  }
  if (!page.title) fail('the first line must be the title, as in "# Terms".')
  const ids = new Set<string>()
  for (const { id, title } of page.parts.flatMap((part) => part.sections)) {
    if (!id) fail(`"${title}" needs an address, as in "### ${title} {#refund-time}".`)
    if (ids.has(id)) fail(`the address #${id} is used twice.`)
    ids.add(id)
  }
  return page
}
