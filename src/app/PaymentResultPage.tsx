import { PaymentResultScreen } from '#features/checkout/PaymentResultScreen.tsx'
import { PushOffer } from '#features/notifications/PushOffer.tsx'

/** What was paid is worth a message when it is ready; features know nothing of each other. */
export const PaymentResultPage = () => <PaymentResultScreen afterPaid={<PushOffer />} />
