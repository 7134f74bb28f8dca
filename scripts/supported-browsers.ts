/** The oldest supported browsers. In older ones, a message replaces the app, which would not work. */
import type { Plugin } from 'vite'
import { brand } from './brand.ts'

/** Uses esbuild's names, as Vite expects. Update README.md when you change this. */
const oldest = { chrome: 111, edge: 111, safari: 16.4, ios: 16.4, firefox: 115 }

export const buildTarget = Object.entries(oldest).map(([name, version]) => name + version)

const { chrome, edge, safari, firefox } = oldest
const title = 'Please update your browser'
const text = `${brand.name} needs Chrome ${chrome}, Edge ${edge}, Safari ${safari}, Firefox ${firefox} or newer.`

/**
 * Runs in browsers of any age, so it uses only old JavaScript. Of the features available in all supported browsers,
 * these two are the newest. Renaming #root keeps other scripts from drawing.
 */
const check = `(function () {
  var supports = window.HTMLScriptElement && HTMLScriptElement.supports;
  if ([].toSpliced && supports && supports('importmap')) return;
  var root = document.getElementById('root');
  root.id = 'unsupported';
  root.innerHTML = '<main><h1>${title}</h1><p>${text}</p></main>';
  root.style.cssText = 'max-width: 34em; margin: 15vh auto; padding: 24px';
})()`.replace(/\s+/g, ' ')

/** Inserts the check into index.html, after #root. */
export const browserCheck = (): Plugin => ({
  name: 'browser-check',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!--browser-check-->', `<script>${check}</script>`),
  },
})
