import { texts } from '#shared/texts/catalog.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { type ListProps, MethodList } from './Methods.tsx'

/** The payment methods in a sheet, which pressing one of them closes. */
export const MethodsSheet = ({ onClose, ...list }: ListProps & { onClose: () => void }) => (
  <Dialog title={texts.checkout.methods} closeLabel={texts.checkout.close} onClose={onClose}>
    <MethodList {...list} onPress={onClose} />
  </Dialog>
)
