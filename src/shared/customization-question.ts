/** How a card or a cart line asks for the customization sheet. In shared, because features know nothing of each other. */
import { createContext } from 'react'
import type { components } from '#generated/types.ts'

export interface CustomizationQuestion {
  product: components['schemas']['Product']
  motorId: string
  /** The count chosen before; null where none was. */
  last: number | null
  /** Offers `last` again instead of a new choice. */
  isRepeat: boolean
}

export type AskCustomization = (question: CustomizationQuestion) => void

/** Opens the sheet that src/app places over every screen. */
export const AskCustomizationContext = createContext<AskCustomization>(() => undefined)
