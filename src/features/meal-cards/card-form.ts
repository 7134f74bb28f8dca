/** What the form of a meal card holds, and the payload it becomes. Pure. */
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

/** In the order in which they stand on the screen. */
export const fields = ['name', 'card_no', 'description', 'saveCard'] as const
export type Field = (typeof fields)[number]

/** Masked here already: no more than four digits ever leave the phone. */
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

/** Digits alone. A whole number that was pasted is no more than its last four. */
export const lastDigits = (text: string): string => text.replace(/\D/g, '').slice(-4)

/** The contract's own rules, and the consent that the server asks for (CARD_1001). */
export function faultyFields(form: CardForm): Field[] {
  const payload = payloadOf(form)
  const refused = refusedFields(SaveCardBody, payload)
  return fields.filter((field) => refused.has(field) || (field === 'saveCard' && !payload.saveCard))
}

/** The digits that a masked number shows. */
export const shownDigits = (cardNo: string): string => cardNo.slice(-4)
