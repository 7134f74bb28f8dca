/** Builds the floor that has a library. The others are plain pages. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = join(import.meta.dirname, '../../..')
const out = join(root, '.cache/bench')

/** Shell: cache first. Products: stale while revalidate. */
const worker = (shell: string[]) => `const shell = ${JSON.stringify(shell)}
const open = () => caches.open('lean')
addEventListener('install', (event) => event.waitUntil(open().then((cache) => cache.addAll(shell)).then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate') return event.respondWith(caches.match('/').then((hit) => hit || fetch(event.request)))
  const isProducts = pathname.endsWith('/products')
  if (isProducts || pathname.startsWith('/media/') || shell.includes(pathname))
    event.respondWith(open().then(async (cache) => {
      const hit = await cache.match(event.request)
      const fresh = isProducts || !hit ? fetch(event.request).then((response) => { cache.put(event.request, response.clone()); return response }) : null
      return hit || fresh
    }))
})
`

/** Returns the folder. */
export async function buildLean(): Promise<string> {
  const folder = join(out, 'lean')
  await build({
    root: join(import.meta.dirname, 'lean'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
  const assets = readdirSync(join(folder, 'assets')).map((file) => `/assets/${file}`)
  writeFileSync(join(folder, 'sw.js'), worker(['/', ...assets]))
  return folder
}
