import { lazy, useState } from 'react'
import { useOffered } from '#domain/session/features.ts'
import { loadChunk } from '#shared/load-chunk.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { LazyPart } from '#shared/ui/LazyPart.tsx'

const WishDialog = lazy(() => loadChunk(() => import('./WishDialog.tsx')))

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
      {isOpen && (
        <LazyPart isOverlay>
          <WishDialog machineId={machineId} text={text} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}
