import { useState } from 'react'
import { useOffered } from '#domain/session/features.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import WishDialog from './WishDialog.tsx'

interface Props {
  machineId: string
  /** The customer's search text. */
  text?: string
}

/** Lets the customer request products for a machine, if the server supports it. */
export function WishButton({ machineId, text = '' }: Props) {
  const isOffered = useOffered('wishes')
  const [isOpen, setOpen] = useState(false)
  if (!isOffered) return null
  return (
    <>
      <Action rank="quiet" onClick={() => setOpen(true)}>
        {text ? texts.wishes.openFor({ text }) : texts.wishes.open}
      </Action>
      {isOpen && <WishDialog machineId={machineId} text={text} onClose={() => setOpen(false)} />}
    </>
  )
}
