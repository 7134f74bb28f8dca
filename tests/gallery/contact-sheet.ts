/** Writes a page with all pictures: one row per screen and one column per variant. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endingFrames, fileOf, folder, frameOf, variants } from './pictures.ts'
import { screens } from './screens.ts'

const cell = (name: string, variant: string) => {
  const file = fileOf(name, variant)
  return existsSync(join(folder, file))
    ? `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${variant}"></a></td>`
    : '<td>–</td>'
}

const film = () =>
  endingFrames
    .map(frameOf)
    .filter((file) => existsSync(join(folder, file)))
    .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`)
    .join(' ')

const row = ({ name }: { name: string }) =>
  `<tr><th scope="row">${name}</th>${variants.map((variant) => cell(name, variant)).join('')}</tr>`

export default function writeContactSheet() {
  const rows = screens.map(row)
  const count = rows.join().split('<img').length - 1
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>
  body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: #e8e6e3; color: #222 }
  table { border-spacing: 12px } td { vertical-align: top } img { width: 200px; box-shadow: 0 1px 6px #0003 }
  th { text-align: left; background: #e8e6e3 } thead th { position: sticky; top: 0 } [scope=row] { position: sticky; left: 0; vertical-align: top }
</style>
<table><thead><tr><th>Screen</th>${variants.map((variant) => `<th scope="col">${variant}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table><h2>The ending</h2><p>${film()}</p></html>`,
  )
  console.log(`\n${count} pictures of ${screens.length} screens: .cache/gallery/index.html`)
}
