/** Turns notices into toasts. */
import { type Notice, onNotice } from '#domain/notices.ts'
import { messageOf } from '#shared/api/describe-error.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'

/** Milliseconds (§9). */
const limitMessageDelay = 300

export function showNotice(notice: Notice) {
  switch (notice.kind) {
    case 'cart-full':
      return void setTimeout(() => toast.info(texts.cart.limit({ most: notice.limit })), limitMessageDelay)
    case 'no-more-stock':
      return toast.info(texts.cart.noMore({ name: notice.name }))
    case 'lines-unreadable':
      return toast.info(texts.cart.unreadable({ count: notice.count }))
    case 'offer-dropped':
      return toast.info(notice.title ? texts.cart.offerDropped({ title: notice.title }) : texts.cart.offerEnded)
    case 'offer-refused':
      return toast.error(messageOf(notice.error))
    case 'machine-went-offline':
      return toast.error(texts.products.wentOffline)
    case 'machine-back-online':
      return toast.success(texts.products.backOnline)
    case 'order-unreadable':
      return toast.error(texts.shell.somethingWrong)
    case 'still-offline':
      return toast.info(texts.shell.stillOffline)
  }
}

export const showNotices = () => onNotice(showNotice)
