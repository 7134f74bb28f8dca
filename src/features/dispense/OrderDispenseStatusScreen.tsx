import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { OrderAtMachine } from './OrderAtMachine.tsx'

/** A fixed point like the dispense screen: both show what the order itself says. */
export function OrderDispenseStatusScreen() {
  return (
    <Screen title={texts.statusScreen}>
      <OrderAtMachine />
    </Screen>
  )
}
