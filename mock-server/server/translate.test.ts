import { expect, it } from 'vitest'
import { seedOffers } from '../seeds/offers.ts'
import { placeOf } from '../seeds/place.ts'
import { products } from '../seeds/products.ts'
import { translated, translatedInto } from '../seeds/translations.ts'
import { translate } from './translate.ts'

it.each(translatedInto)('every product and offer has its texts in %s', (language) => {
  const ofProducts = [...products.values()].flatMap(
    ({ name, description, category, ingredients, recipe_ingredients }) => [
      ...[name, description, category.name, ingredients],
      ...recipe_ingredients.map((each) => each.name),
    ],
  )
  const ofOffers = seedOffers(0, placeOf()).flatMap((offer) => [offer.title, offer.description, offer.offer_type_alias])
  const texts = [...ofProducts, ...ofOffers].filter((text) => text !== undefined)
  expect(texts.filter((text) => !translated(text, language))).toEqual([])
})

it.each([
  [undefined, 'en', 'Milk & hazelnut'],
  ['fr', 'en', 'Milk & hazelnut'],
  ['de-AT', 'de', 'Milch & Haselnuss'],
  ['fr, de;q=0.5, hi;q=0.9', 'hi', 'मिल्क और हेज़लनट'],
])('Accept-Language %s is answered in %s, which the response says', (accepted, language, name) => {
  const body = { data: { name: 'Milk & hazelnut', allergens: ['milk'], motor_id: 'Sugar' } }
  expect(translate({ status: 200, headers: {}, body }, accepted)).toEqual({
    status: 200,
    headers: { 'content-language': language, vary: 'origin, accept-language' },
    body: { data: { ...body.data, name } },
  })
})

it('lists and amounts are translated, error messages are not', () => {
  const inGerman = (status: number, body: object) => translate({ status, headers: {}, body }, 'de')
  expect(
    inGerman(200, { summary: '2 × Sea salt chips, Masala chai', title: '₹20 off', label: '0,20\u00a0€ off' }).body,
  ).toEqual({
    summary: '2 × Meersalz-Chips, Masala Chai',
    title: '₹20 Rabatt',
    label: '0,20\u00a0€ Rabatt',
  })
  expect(inGerman(404, { name: 'Sugar' })).toMatchObject({
    headers: { 'content-language': 'en' },
    body: { name: 'Sugar' },
  })
})

it('what a wallet paid for is translated by its products, and a refund by its words', () => {
  const body = { data: [{ description: '2 × Sea salt chips, Masala chai' }, { description: 'Refund of order A-1' }] }
  expect(translate({ status: 200, headers: {}, body }, 'de').body).toEqual({
    data: [{ description: '2 × Meersalz-Chips, Masala Chai' }, { description: 'Erstattung der Bestellung A-1' }],
  })
})
