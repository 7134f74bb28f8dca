import { PaymentResultScreen } from '#features/checkout/PaymentResultScreen.tsx'
import { PaidOrder } from './DispensePages.tsx'

/** The payment result with the paid order at its machine, composed here because features don't import each other. */
export const PaymentResultPage = () => <PaymentResultScreen AtMachine={PaidOrder} />
