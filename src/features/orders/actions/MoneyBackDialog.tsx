import { Radio } from '@mantine/core'
import { useState } from 'react'
import { refundableRows } from '#domain/order/bill.ts'
import type { Order } from '#domain/order/order-state.ts'
import { nameOfMethod } from '#domain/payment/payment-methods.ts'
import { useIsOnline } from '#shared/connection.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { AmountRows } from '#shared/ui/AmountRows.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Words } from '#shared/ui/Words.tsx'
import styles from './MoneyBackDialog.module.css'
import { durationOf, modes, useChoosesMode } from './refund-modes.ts'
import { type Mode, useMoneyBack } from './use-money-back.ts'

interface Props {
  /** The order as it was when the dialog opened. */
  order: Order
  /** Whether the order already shows a refund, or no longer waits. */
  isObsolete: boolean
  checkAgain: () => void
  onClose: () => void
}

/** Where the money goes, by the name that the customer paid with. */
const To = ({ mode, order }: { mode: Mode; order: Order }) => (
  <Facts facts={[texts.orders.refundModes[mode], mode === 'source' && nameOfMethod(order.payment_method)]} />
)

/** Refunds an order that has not been dispensed, or the items that did not come out. */
export function MoneyBackDialog({ order: initialOrder, isObsolete, checkAgain, onClose }: Props) {
  const options = { isObsolete, checkAgain, onDone: onClose }
  const { order, giveBack, isBusy, problem } = useMoneyBack(initialOrder, options)
  const [mode, setMode] = useState<Mode>('source')
  const isOnline = useIsOnline()
  const canChoose = useChoosesMode(order.payment_method)
  const isCanceling = order.is_active
  const hasParts =
    order.items.length > 1 || Boolean(order.deposit_amount) || order.items.some((item) => item.dispensed_quantity > 0)
  const amount = priceOf(order.refundable_amount || order.net_payable_amount, order.currency)
  const label = texts.orderActions.refundConfirm({ amount })
  const title = canChoose ? texts.orderActions.refundTitle : texts.orderActions.refund({ amount })
  return (
    <Dialog title={isCanceling ? texts.orderActions.cannotCollect : title} onClose={onClose}>
      {isCanceling && (
        <p>
          <Words>{texts.orderActions.cannotCollectHint({ amount })}</Words>
        </p>
      )}
      {hasParts && <AmountRows rows={refundableRows(order)} />}
      {canChoose ? (
        <Radio.Group
          name="refund-mode"
          label={texts.orderActions.refundTitle}
          // The dialog has the same title.
          {...(!isCanceling && { labelProps: { className: styles.spoken } })}
          value={mode}
          onChange={(value) => setMode(value as Mode)}
        >
          <div className={styles.modes}>
            {modes.map((value) => (
              <Radio
                key={value}
                value={value}
                className={styles.mode}
                disabled={isBusy}
                label={<To mode={value} order={order} />}
                description={durationOf(value, order)}
              />
            ))}
          </div>
        </Radio.Group>
      ) : (
        <p>
          <b>
            <To mode="source" order={order} />
          </b>
          <span>{durationOf('source', order)}</span>
        </p>
      )}
      <div role="alert">
        {problem && (
          <p className={styles.problem}>
            <Words>{problem.message}</Words>
          </p>
        )}
      </div>
      <SupportReference error={problem?.error ?? null} />
      <DialogActions>
        <Action
          rank={isCanceling ? 'danger' : 'main'}
          disabled={isBusy || !isOnline}
          onClick={() => void giveBack(mode)}
        >
          {isBusy ? texts.orderActions.refunding : isOnline ? label : texts.orderActions.whenOnline({ label })}
        </Action>
        <Action rank="second" onClick={onClose}>
          {isCanceling ? texts.orderActions.keepOrder : texts.orderActions.cancel}
        </Action>
        {isCanceling && (
          <Action rank="quiet" to={paths.support(order.id)}>
            {texts.orderActions.getHelp}
          </Action>
        )}
      </DialogActions>
    </Dialog>
  )
}
