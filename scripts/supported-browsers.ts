/** The oldest browsers that the app is built for. Older ones get a plain page that says so instead of a broken app. */
import type { Plugin } from 'vite'
import { brand } from './brand.ts'

/** By esbuild's names, as Vite takes them. Keep README.md in step. */
const oldest = { chrome: 111, edge: 111, safari: 16.4, ios: 16.4, firefox: 115 }

export const buildTarget = Object.entries(oldest).map(([name, version]) => name + version)

const { chrome, edge, safari, firefox } = oldest
const title = 'Please update your browser'
const text = `${brand.name} needs Chrome ${chrome}, Edge ${edge}, Safari ${safari}, Firefox ${firefox} or newer.`

/**
 * Browsers of any age run this, so it is written in the oldest JavaScript. These two features came last to all of the
 * browsers above. Without #root nothing else draws.
 */
const check = `(function () {
  var supports = window.HTMLScriptElement && HTMLScriptElement.supports;
  if ([].toSpliced && supports && supports('importmap')) return;
  var root = document.getElementById('root');
  root.id = 'unsupported';
  root.innerHTML = '<main><h1>${title}</h1><p>${text}</p></main>';
  root.style.cssText = 'max-width: 34em; margin: 15vh auto; padding: 24px';
})()`.replace(/\s+/g, ' ')

/** Puts the check into index.html, behind #root. */
export const browserCheck = (): Plugin => ({
  name: 'browser-check',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!--browser-check-->', `<script>${check}</script>`),
  },
})
