/** Pictures of the catalogue's products by id, each drawn when first asked for. */
import { pictureSpecs } from '../seeds/products.ts'
import { pictureOf } from './pack-shot.ts'

const drawn = new Map<string, string>()

/** The picture of a product by its id; undefined where there is no such product. */
export function pictureSvg(productId: string): string | undefined {
  const shot = pictureSpecs.get(productId)
  if (!shot) return undefined
  const svg = drawn.get(productId) ?? pictureOf(productId, shot)
  drawn.set(productId, svg)
  return svg
}
