import { useState } from 'react'
import { hintTexts as texts } from '#shared/texts/hints.ts'
import { Guideline } from './Guideline.tsx'

/** Opens the guideline again. */
export function GuidelineButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.howItWorks}
      </button>
      {isOpen && <Guideline onClose={() => setOpen(false)} />}
    </>
  )
}
