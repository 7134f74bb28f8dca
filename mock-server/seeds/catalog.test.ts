import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { seedMachines, slotLabel } from './machines.ts'
import { placeOf } from './place.ts'
import { products } from './products.ts'

const all = [...products.values()]
const packs = all.filter(({ recipe_ingredients }) => recipe_ingredients.length === 0)

it('the catalog fills a big machine and has very long and very short names', () => {
  expect(packs.length).toBeGreaterThanOrEqual(64)
  expect(all.length - packs.length).toBeGreaterThanOrEqual(12)
  expect(all.some(({ name }) => name.length >= 60)).toBe(true)
  expect(all.some(({ name }) => name.length <= 3)).toBe(true)
})

it('energy values match protein, carbohydrate and fat', () => {
  for (const { id, nutrition } of all) {
    if (!nutrition) throw new Error(`${id} has no nutrition`)
    const { energy_kcal, protein_g, carbohydrate_g, sugar_g, fat_g } = nutrition
    expect(sugar_g, id).toBeLessThanOrEqual(carbohydrate_g)
    // Sugar-free gum contains polyols, which have about half the energy of sugar.
    if (id === 'prd-gum') continue
    const expected = 4 * protein_g + 4 * carbohydrate_g + 9 * fat_g
    expect(Math.abs(energy_kcal - expected), id).toBeLessThanOrEqual(Math.max(5, 0.06 * expected))
  }
})

it('the nutrients of a pack never exceed its weight', () => {
  for (const { id, size = '', nutrition } of packs) {
    const grams = /^([\d.]+) g$/.exec(size)?.[1]
    if (!grams || !nutrition) continue
    const { protein_g, carbohydrate_g, fat_g } = nutrition
    expect(protein_g + carbohydrate_g + fat_g, id).toBeLessThanOrEqual(Number(grams))
  }
})

it('the first customizable ingredient is sugar in most recipes, milk in one, and missing in some', () => {
  const firsts = all
    .filter(({ recipe_ingredients }) => recipe_ingredients.length > 0)
    .map(({ recipe_ingredients }) => recipe_ingredients.find(({ is_customizable }) => is_customizable))
  const chosen = (id: string | undefined) => firsts.filter((first) => first?.ingredient_id === id)
  expect(chosen('ing-sugar').length).toBeGreaterThanOrEqual(10)
  expect(chosen('ing-sugar').every((sugar) => sugar?.max_count === 3)).toBe(true)
  expect(chosen('ing-milk')).toMatchObject([{ max_count: 1 }])
  expect(chosen(undefined).length).toBeGreaterThanOrEqual(2)
})

it('recipes with milk list it as an allergen', () => {
  for (const { id, recipe_ingredients, allergens } of all) {
    if (recipe_ingredients.some(({ ingredient_id }) => ingredient_id === 'ing-milk'))
      expect(allergens, id).toContain('milk')
  }
})

it('every product has a picture', () => {
  for (const { image_url } of all) expect(existsSync(join(import.meta.dirname, '..', image_url)), image_url).toBe(true)
})

it('the row after Z is AA', () => {
  const [slot] = seedMachines(0, placeOf())[0]?.slots ?? []
  if (!slot) throw new Error('The first machine has no slot')
  const labels = [26, 27, 53].map((row_num) => slotLabel({ ...slot, layout: { ...slot.layout, row_num } }))
  expect(labels).toEqual(['Z1', 'AA1', 'BA1'])
})
