/** The meal card form: its values and the payload. Pure. */
import type { components } from '#generated/types.ts'
import { SaveCardBody } from '#generated/zod/payments.ts'
import { refusedFields } from '#shared/api/faults.ts'

export interface CardForm {
  name: string
  digits: string
  description: string
  hasAgreed: boolean
}
export const emptyForm: CardForm = { name: '', digits: '', description: '', hasAgreed: false }

/** In the order of the screen. */
export const fields = ['name', 'card_no', 'description', 'saveCard'] as const
export type Field = (typeof fields)[number]

/** Already masked, so no more than four digits ever leave the phone. */
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

/** Digits only. Of a whole number that is pasted, only the last four are kept. */
export const lastDigits = (text: string): string => text.replace(/\D/g, '').slice(-4)

/** The contract's rules, and the consent that the server requires (CARD_1001). */
export function faultyFields(form: CardForm): Field[] {
  const payload = payloadOf(form)
  const refused = refusedFields(SaveCardBody, payload)
  return fields.filter((field) => refused.has(field) || (field === 'saveCard' && !payload.saveCard))
}

/** The visible digits of a masked number. */
export const shownDigits = (cardNo: string): string => cardNo.slice(-4)
