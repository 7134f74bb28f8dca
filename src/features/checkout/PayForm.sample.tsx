import { type ComponentProps, useState } from 'react'
import type { LastMethod } from '#domain/payment/method-order.ts'
import * as real from './PayForm.tsx'

type Props = Omit<ComponentProps<typeof real.PayForm>, 'wanted' | 'onChoose'>

/** With the customer's choice, which the cart keeps. */
export function PayForm(props: Props) {
  const [wanted, choose] = useState<LastMethod>()
  return <real.PayForm {...props} wanted={wanted} onChoose={choose} />
}
