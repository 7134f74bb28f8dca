/** The dispense screens with the order's actions, composed here because features don't import each other. */
import { OrderAtMachine } from '#features/dispense/OrderAtMachine.tsx'
import { OrderActions } from '#features/order-actions/OrderActions.tsx'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'

export const OrderDispensePage = () => <OrderAtMachine title={texts.readyScreen} Actions={OrderActions} />

export const OrderDispenseStatusPage = () => <OrderAtMachine title={texts.statusScreen} Actions={OrderActions} />
