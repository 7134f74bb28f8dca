import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { methodsId } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { type ListProps, MethodList } from './Methods.tsx'

interface Props extends ListProps {
  isAsked: boolean
  onClose: () => void
}

/** The payment methods in a sheet. A link to them opens it, too. */
export function MethodsSheet({ isAsked, onClose, ...list }: Props) {
  const { hash, key } = useLocation()
  const [closedAt, setClosedAt] = useState<string>()
  if (!isAsked && (hash !== `#${methodsId}` || closedAt === key)) return null
  const close = () => {
    setClosedAt(key)
    onClose()
  }
  return (
    <Dialog title={texts.checkout.methods} closeLabel={texts.checkout.close} onClose={close}>
      <MethodList {...list} onPress={close} />
    </Dialog>
  )
}
