/** @vitest-environment jsdom */
import { expect, it } from 'vitest'
import { pictureSpecs, products } from '../seeds/products.ts'
import { pictureOf } from './pack-shot.ts'
import { pictureSvg } from './picture.ts'

const drawn = [...pictureSpecs.keys()].map((id) => ({ id, svg: pictureSvg(id) ?? '' }))
const parsed = drawn.map(({ id, svg }) => ({
  id,
  root: new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
}))
const idsOf = (root: Element) => [...root.querySelectorAll('[id]')].map((element) => element.id)

it('every product of the catalogue has a picture where it says', () => {
  for (const { image_url } of products.values()) {
    expect(pictureSvg(/^\/media\/products\/([a-z0-9-]+)\.svg$/.exec(image_url)?.[1] ?? ''), image_url).toContain('<svg')
  }
  expect(pictureSvg('prd-unknown')).toBeUndefined()
})

it('every picture is well-formed, square, and lighter than 6 kB', () => {
  for (const { id, root } of parsed) {
    expect(root.nodeName, id).toBe('svg')
    expect(root.getAttribute('viewBox'), id).toBe('0 0 240 240')
  }
  for (const { id, svg } of drawn) {
    expect(Buffer.byteLength(svg), id).toBeLessThan(6000)
    expect(svg, id).not.toMatch(/NaN|undefined|~/)
  }
})

it('no two pictures on one page share an id, and each refers only to what it defines', () => {
  const ids = parsed.flatMap(({ root }) => idsOf(root))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, root } of parsed) {
    const own = new Set(idsOf(root))
    const references = [...root.outerHTML.matchAll(/url\(([^)]*)\)|\bhref="([^"]*)"/g)].map(
      ([, url, href]) => url ?? href ?? '',
    )
    for (const reference of references)
      expect(own.has(reference.slice(1)) && reference[0] === '#', `${id} ${reference}`).toBe(true)
  }
})

it('no font can make a word run over the edge', () => {
  for (const { id, root } of parsed) {
    for (const text of root.querySelectorAll('text')) {
      const [length, x] = [Number(text.getAttribute('textLength')), Number(text.getAttribute('x'))]
      expect(length, `${id} ${text.textContent}`).toBeGreaterThan(0)
      expect(x - length / 2, `${id} ${text.textContent}`).toBeGreaterThan(20)
      expect(x + length / 2, `${id} ${text.textContent}`).toBeLessThan(220)
    }
    expect(root.querySelector('image, style, script, foreignObject'), id).toBeNull()
  }
})

it('a name that XML would trip over is drawn as it is written', () => {
  const svg = pictureOf('prd-a', {
    shape: 'can',
    palette: 'red',
    motif: 'cola',
    brand: 'Okapi',
    name: 'Salt & <Pepper>',
  })
  const words = [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('text')].map(
    (text) => text.textContent,
  )
  expect(words.join(' ')).toBe('OKAPI Salt & <Pepper>')
})
