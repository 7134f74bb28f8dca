/** Texts of the tray view and the product sheet, loaded with them. */
import { sharedTexts } from './shared.ts'

export const detailTexts = {
  add: sharedTexts.addFor,
  trayName: 'The machine’s front',
  slotName: sharedTexts.slot,
  inSlot: (label: string, product: string, price: string, state: string | null) =>
    [label, product, price, state].filter(Boolean).join(', '),
  close: 'Close',
  bestBefore: (date: string) => `Best before ${date}`,
  nutrition: 'Nutrition',
  perPack: 'per pack',
  perCup: sharedTexts.perCup,
  nutrients: {
    energy_kcal: 'Energy',
    protein_g: 'Protein',
    carbohydrate_g: 'Carbohydrate',
    sugar_g: 'of which sugar',
    fat_g: 'Fat',
    sodium_mg: 'Sodium',
  },
  units: { energy_kcal: 'kcal', protein_g: 'g', carbohydrate_g: 'g', sugar_g: 'g', fat_g: 'g', sodium_mg: 'mg' },
  allergens: 'Contains',
  ingredients: 'Ingredients',
  noAllergens: 'No allergens are named for this product. Look at the pack to be sure.',
  offers: 'Offers',
} as const
