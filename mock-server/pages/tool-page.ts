/** The frame of the mock's pages for developers, and their files. Nothing comes from elsewhere: the policy allows nothing else. */
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { send } from '../http.ts'
import { escapeHtml } from './html.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const areas = [
  ['/', 'Start'],
  ['/console', 'Console'],
  ['/docs', 'Reference'],
] as const

interface ToolPage {
  title: string
  /** Its own path, of those in the head. */
  path: (typeof areas)[number][0]
  /** Folder of its style and script, `<area>/browser/<area>.css` and `.js`. */
  area: 'pages' | 'console'
  body: string
}

export function toolPage({ title, path, area, body }: ToolPage): string {
  const link = ([href, name]: (typeof areas)[number]) =>
    `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a>`
  const own =
    area === 'pages'
      ? ''
      : `<link rel="stylesheet" href="/${area}/browser/${area}.css"><script type="module" src="/${area}/browser/${area}.js"></script>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/pages/browser/tools.css">${own}</head><body><a class="skip" href="#main">Skip to content</a><header class="top"><b>Mock server</b><nav aria-label="Pages">${areas.map(link).join('')}</nav></header><main id="main" class="${area}">${body}</main></body></html>`
}

export const sendPage = (response: ServerResponse, body: string) =>
  send(
    response,
    200,
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy },
    body,
  )

const types = { css: 'text/css', js: 'text/javascript' }

/** Sends the file of a tool page that this path names; false where it names none. */
export function sendAsset(path: string, response: ServerResponse): boolean {
  const [, file, type] = /^\/((?:pages|console)\/browser\/[a-z-]+\.(css|js))$/.exec(path) ?? []
  if (!file) return false
  try {
    const text = readFileSync(`${import.meta.dirname}/../${file}`, 'utf8')
    send(
      response,
      200,
      { 'content-type': `${types[type as 'css' | 'js']}; charset=utf-8`, 'cache-control': 'no-cache' },
      text,
    )
    return true
  } catch {
    return false
  }
}
