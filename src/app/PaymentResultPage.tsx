import { PaymentResultScreen } from '#features/checkout/PaymentResultScreen.tsx'
import { PushOffer } from '#features/notifications/PushOffer.tsx'

/** The payment result with the offer of push messages, composed here because features don't import each other. */
export const PaymentResultPage = () => <PaymentResultScreen afterPaid={<PushOffer />} />
