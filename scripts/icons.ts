/** Draws the installed app's icons from public/icon.svg. Run `npx tsx scripts/icons.ts` after changing it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserPath, root } from './prepare.mjs'

const drawing = readFileSync(join(root, 'public/icon.svg'), 'utf8')
/** Systems that cut icons to their own shape want them without corners; the cup lies within their safe circle. */
const fullBleed = drawing.replace(/ rx="\d+"/, '')

const icons = [
  { name: 'icon-192', size: 192, svg: drawing },
  { name: 'icon-512', size: 512, svg: drawing },
  { name: 'maskable-512', size: 512, svg: fullBleed },
  { name: 'apple-touch-180', size: 180, svg: fullBleed },
]

const executablePath = browserPath()
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
const page = await browser.newPage()
for (const { name, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  await page.screenshot({ path: join(root, `public/icons/${name}.png`), omitBackground: true })
}
await browser.close()
