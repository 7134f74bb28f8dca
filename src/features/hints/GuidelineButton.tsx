import { Button } from '@mantine/core'
import { useState } from 'react'
import { hintTexts as texts } from '#shared/texts/hints.ts'
import { Guideline } from './Guideline.tsx'

/** Opens the guideline again. */
export function GuidelineButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {texts.howItWorks}
      </Button>
      {isOpen && <Guideline onClose={() => setOpen(false)} />}
    </>
  )
}
