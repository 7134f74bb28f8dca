/** Times of the code reader in Chromium with a processor four times slower. */

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { build } from 'vite'
import { newPhone, openBrowser, slowdown } from '../browser.ts'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' }

interface Times {
  /** `isRight`: the code was found if there is one, and none otherwise. */
  frames: Record<string, { 'ms, pixels': number; 'ms, codes': number; isRight: boolean }>
  photos: Record<string, { isRight: boolean }>
  readsHeic: boolean
}

export async function timesOnSlowPhone(): Promise<Times> {
  const folder = join(import.meta.dirname, '../../../.cache/bench/scan')
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'esnext', reportCompressedSize: false },
  })
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url
    response.setHeader('content-type', types[extname(path)] ?? 'text/plain').end(readFileSync(join(folder, path)))
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const browser = await openBrowser()
  try {
    const context = await newPhone(browser, origin)
    const page = await context.newPage()
    await page.goto(origin)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForFunction('window.measure')
    return (await page.evaluate('window.measure()')) as Times
  } finally {
    await browser.close()
    server.close()
  }
}
