/** Lets cards and cart lines open the customization sheet. In domain, because features don't import each other. */
import { createContext } from 'react'
import type { components } from '#generated/types.ts'

export interface CustomizationQuestion {
  product: components['schemas']['Product']
  motorId: string
  /** The previously chosen count; null if there is none. */
  last: number | null
  /** Offers to repeat `last` instead of asking again. */
  isRepeat: boolean
}

export type AskCustomization = (question: CustomizationQuestion) => void

/** Opens the sheet that src/app places over every screen. */
export const AskCustomizationContext = createContext<AskCustomization>(() => undefined)
