import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { OrderAtMachine } from './OrderAtMachine.tsx'

/** A fixed point like the status screen: both show what the order itself says. */
export function OrderDispenseScreen() {
  return (
    <Screen title={texts.readyScreen}>
      <OrderAtMachine />
    </Screen>
  )
}
