import { inApp } from '#shared/base.ts'

/** The build's files (build/plugins/early.ts). Those of the first load but its texts are in the page itself. */
declare const builtFiles: {
  app: string
  first: Record<string, string>
  rest: Record<string, string>
  payment: string[]
}

export const appFile = builtFiles.app
export const firstTexts = builtFiles.first
export const otherTexts = builtFiles.rest
/** What the cart, a payment's result and its order need beyond the first load. */
export const payFiles = builtFiles.payment

/** Requests a file without running it. */
export function preload(file: string | undefined) {
  if (!file) return
  // As Vite requests styles: otherwise the browser loads them twice.
  const style = { rel: 'preload', as: 'style', crossOrigin: '' }
  const kind = file.endsWith('.css') ? style : { rel: 'modulepreload' }
  document.head.append(Object.assign(document.createElement('link'), kind, { href: inApp(`/${file}`) }))
}
