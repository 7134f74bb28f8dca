import { GuidelineButton } from '#features/hints/GuidelineButton.tsx'
import { SupportScreen } from '#features/support/SupportScreen.tsx'

/** Help, with the guideline that first-time customers have seen. */
export function SupportPage() {
  return <SupportScreen howItWorks={<GuidelineButton />} />
}
