/** The HTML of payment pages and receipts, which have no assets, and of the pages for developers. */
import { createHash } from 'node:crypto'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const style = `
:root { color-scheme: light dark; --ink: #16202c; --soft: #51606f; --line: #d6dde4; --paper: #fff; --ground: #eef2f6; --accent: #0b5cad; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #eef3f8; --soft: #a9b7c6; --line: #33414f; --paper: #18222d; --ground: #0e151d; --accent: #7db8f5; --on-accent: #06213d } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); display: grid; min-height: 100vh; place-items: start center; padding: 24px 16px }
main { width: 100%; max-width: 440px; background: var(--paper); border: 1px solid var(--line); border-radius: 16px; padding: 24px }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 12px; margin-bottom: 20px; color: var(--soft); font-size: 14px }
header b { color: var(--accent); font-size: 18px; letter-spacing: .2px }
h1 { font-size: 20px; margin: 0 0 4px }
.amount { font-size: 34px; font-weight: 700; margin: 4px 0 20px; font-variant-numeric: tabular-nums }
label { display: block; font-size: 14px; color: var(--soft); margin-bottom: 12px }
input[type=text] { display: block; width: 100%; margin-top: 4px; padding: 12px; min-height: 48px; font: inherit; color: var(--ink); background: transparent; border: 1px solid var(--soft); border-radius: 10px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
button { width: 100%; min-height: 48px; margin-top: 12px; font: inherit; font-weight: 600; border-radius: 10px; border: 1px solid var(--soft); background: transparent; color: var(--ink); cursor: pointer }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
small, .note { color: var(--soft); font-size: 14px }
table { width: 100%; border-collapse: collapse; margin: 16px 0 } td { padding: 8px 0; border-bottom: 1px solid var(--line); vertical-align: top } td:last-child { text-align: right; white-space: nowrap }
@media print { body { background: none; padding: 0 } main { border: 0 } }`

export const page = (title: string, head: string, body: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`

export const htmlPage = (title: string, body: string, language?: string) =>
  page(title, `<style>${style}</style>`, `<main>${body}</main>`, language)

export const hiddenInputs = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

/** The only script of these pages. */
export const submitScript = 'document.forms[0].submit()'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Allows no other scripts, because the fields come from the URL. `sources`: allowed targets of forms and redirects. */
export const pagePolicy = (sources: string[]) =>
  [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(submitScript)}`,
    'img-src data:',
    `form-action 'self' ${sources.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

const links = { '/': 'Start', '/console': 'Console', '/docs': 'Reference' }

/** A page for developers. */
export function toolPage(title: string, path: keyof typeof links, body: string, script?: string): string {
  const link = ([href, name]: [string, string]) =>
    `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a>`
  const head = `<link rel="stylesheet" href="/tools/pico.css"><link rel="stylesheet" href="/tools/tools.css">${script ? `<script type="module" src="/tools/${script}"></script>` : ''}`
  const nav = `<nav aria-label="Pages">${Object.entries(links).map(link).join('')}</nav>`
  return page(title, head, `<header><b>Mock server</b>${nav}</header><main>${body}</main>`)
}
