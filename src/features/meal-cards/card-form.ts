/** The meal card form: its values and the payload. Pure. */
import type { components } from '#generated/types.ts'
import { SaveCardBody } from '#generated/zod/payments.ts'
import { invalidFields } from '#shared/api/invalid-fields.ts'
import { asciiDigits } from '#shared/ascii-digits.ts'

export interface CardForm {
  name: string
  digits: string
  description: string
  hasAgreed: boolean
}
export const emptyForm: CardForm = { name: '', digits: '', description: '', hasAgreed: false }

/** In display order. */
export const fields = ['name', 'card_no', 'description', 'saveCard'] as const
export type Field = (typeof fields)[number]

/** The number is already masked, so at most four digits leave the phone. */
export function payloadOf({ name, digits, description, hasAgreed }: CardForm): components['schemas']['SavedCard'] {
  const note = description.trim()
  return {
    card_type: 'meal_card',
    name: name.trim(),
    card_no: `****${digits}`,
    saveCard: hasAgreed,
    ...(note && { description: note }),
  }
}

/** Keeps only the last four digits, even of a pasted full number. */
export const lastDigits = (text: string): string => asciiDigits(text).replace(/\D/g, '').slice(-4)

/** The contract's rules, and the consent that the server requires (CARD_1001). */
export function faultyFields(form: CardForm): Field[] {
  const payload = payloadOf(form)
  const refused = invalidFields(SaveCardBody, payload)
  return fields.filter((field) => refused.has(field) || (field === 'saveCard' && !payload.saveCard))
}

/** The visible digits of a masked number. */
export const shownDigits = (cardNo: string): string => cardNo.slice(-4)

type Named = Pick<components['schemas']['MealCard'], 'name' | 'card_no'>

/** Servers mask numbers in their own way. */
export const isSameCard = (one: Named, other: Named): boolean =>
  one.name === other.name && shownDigits(one.card_no) === shownDigits(other.card_no)
