/** The frame of the pages for developers. */
import { escapeHtml } from './html.ts'

const links = { '/': 'Start', '/console': 'Console', '/docs': 'Reference' }

interface ToolPage {
  title: string
  path: keyof typeof links
  script?: string
  body: string
}

export function toolPage({ title, path, script, body }: ToolPage): string {
  const link = ([href, name]: [string, string]) =>
    `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/tools/tools.css">${script ? `<script type="module" src="/tools/${script}"></script>` : ''}</head><body><header><b>Mock server</b><nav aria-label="Pages">${Object.entries(links).map(link).join('')}</nav></header><main>${body}</main></body></html>`
}
