import { GuidelineButton } from '#features/hints/GuidelineButton.tsx'
import { SupportScreen } from '#features/support/SupportScreen.tsx'

/** Help with a button that opens the guideline, composed here because features don't import each other. */
export function SupportPage() {
  return <SupportScreen howItWorks={<GuidelineButton />} />
}
