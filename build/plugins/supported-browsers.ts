/** In browsers older than the supported ones, a message replaces the app, which would not work. */
import type { Plugin } from 'vite'
import { brand } from '../../brand/brand.ts'
import { catalogFolder, fullCatalog, languagesIn } from '../../codegen/catalogs.ts'
import type { Texts } from '../../generated/texts.ts'
import { browserList, oldest } from '../browsers.ts'
import { escaped } from './brand.ts'

export const buildTarget = Object.entries(oldest).map(([name, version]) => name + version)

const values: Record<string, string> = { app: brand.name, browsers: browserList }

/** The message as HTML. */
function messageIn(language: string): string {
  const texts = fullCatalog(language) as unknown as {
    oldBrowser: { [name in keyof Texts['oldBrowser']]: string }
  }
  const hint = texts.oldBrowser.hint.replace(/\{(\w+)\}/g, (_, name: string) => escaped(values[name] ?? ''))
  return `<h1>${texts.oldBrowser.title}</h1><p>${hint}</p>`
}
const messages = Object.fromEntries(languagesIn(catalogFolder).map((language) => [language, messageIn(language)]))

/**
 * Runs in browsers of any age, so it uses only old JavaScript. Of the features available in all supported browsers,
 * these two are the newest. Renaming #root keeps other scripts from drawing. The page has a direction if its first
 * script, which knows the customer's language, could run.
 */
export const check = `(function () {
  var supports = window.HTMLScriptElement && HTMLScriptElement.supports;
  if ([].toSpliced && supports && supports('importmap')) return;
  var messages = ${JSON.stringify(messages).replaceAll('<', '\\u003c')};
  var root = document.getElementById('root'), page = document.documentElement;
  var wanted = page.dir ? [] : navigator.languages || [navigator.language];
  for (var i = wanted.length; i--;) {
    var tag = messages[wanted[i]] ? wanted[i] : wanted[i].split('-')[0];
    if (messages[tag]) page.lang = tag;
  }
  root.id = 'unsupported';
  root.innerHTML = '<main dir="auto">' + (messages[page.lang] || messages.en) + '</main>';
  root.style.cssText = 'max-width: 34em; margin: 15vh auto; padding: 24px';
})()`.replace(/\n\s*/g, ' ')

/** Inserts the check into index.html, after #root. */
export const browserCheck = (): Plugin => ({
  name: 'browser-check',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!--browser-check-->', () => `<script>${check}</script>`),
  },
})
