/** Lets cards and cart lines open the customization sheet, which is over every screen. */
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

/** Opens the sheet (features/products/coffee/CustomizationSheet.tsx). */
export const AskCustomizationContext = createContext<AskCustomization>(() => undefined)
