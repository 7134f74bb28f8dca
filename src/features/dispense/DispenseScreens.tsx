import type { ComponentProps } from 'react'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import { OrderAtMachine } from './OrderAtMachine.tsx'

type Props = Pick<ComponentProps<typeof OrderAtMachine>, 'Actions'>

export const OrderDispenseScreen = (props: Props) => <OrderAtMachine title={texts.readyScreen} {...props} />

export const OrderDispenseStatusScreen = (props: Props) => <OrderAtMachine title={texts.statusScreen} {...props} />
