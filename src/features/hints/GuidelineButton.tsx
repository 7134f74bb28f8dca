import { Button } from '@mantine/core'
import { useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { Guideline } from './Guideline.tsx'

export function GuidelineButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {texts.hints.howItWorks}
      </Button>
      {isOpen && <Guideline onClose={() => setOpen(false)} />}
    </>
  )
}
