/**
 * Draws the installed app's icons from a brand's logo.svg with a browser, and saves them in its icons/ folder. After
 * changing the logo or the colors, run `npx tsx scripts/icons.ts brand/default`.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import * as z from 'zod/mini'
import { colored, Palette, themeOf } from './brand-colors.ts'
import { browserPath, root } from './prepare.mjs'

const folder = resolve(root, process.argv[2] ?? 'brand/default')
const { colors } = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'))
const drawing = colored(
  readFileSync(join(folder, 'logo.svg'), 'utf8'),
  themeOf(z.parse(Palette, colors.light), 'light'),
)
mkdirSync(join(folder, 'icons'), { recursive: true })
/** Without rounded corners, for systems that crop icons to their own shape. The cup is within the safe zone. */
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
  await page.screenshot({ path: join(folder, `icons/${name}.png`), omitBackground: true })
}
await browser.close()
