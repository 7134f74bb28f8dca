/** Turns the notices of domain code into toasts. */
import { type Notice, onNotice } from '#domain/notices.ts'
import { cartTexts } from '#shared/texts/cart.ts'
import { productTexts } from '#shared/texts/products.ts'
import { shellTexts } from '#shared/texts/shell.ts'
import { toast } from '#shared/ui/toast.tsx'

/** Milliseconds (§9). */
const limitMessageDelay = 300

export function showNotice(notice: Notice) {
  switch (notice.kind) {
    case 'cart-full':
      return void setTimeout(() => toast.info(cartTexts.limit({ most: notice.limit })), limitMessageDelay)
    case 'lines-unreadable':
      return toast.info(cartTexts.unreadable({ count: notice.count }))
    case 'offer-dropped':
      return toast.info(notice.title ? cartTexts.offerDropped({ title: notice.title }) : cartTexts.offerEnded)
    case 'offer-refused':
      return toast.error(notice.message)
    case 'machine-offline':
      return toast.info(productTexts.offlineNow)
    case 'machine-went-offline':
      return toast.error(productTexts.wentOffline)
    case 'machine-back-online':
      return toast.success(productTexts.backOnline)
    case 'order-unreadable':
      return toast.error(shellTexts.somethingWrong)
  }
}

export const showNotices = () => onNotice(showNotice)
