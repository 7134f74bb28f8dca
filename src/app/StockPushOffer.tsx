import { PushOffer } from '#features/notifications/PushOffer.tsx'

export const StockPushOffer = () => <PushOffer about="stock" />
