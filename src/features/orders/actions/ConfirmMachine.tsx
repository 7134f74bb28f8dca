import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isSameMachine } from '#domain/machine/machine-id.ts'
import type { Order } from '#domain/order/order-state.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Field } from '#shared/ui/Field.tsx'
import styles from './OrderActions.module.css'

/** Asks the customer to confirm the order's machine by its number or code before anything is dispensed. */
export function ConfirmMachine({ order }: { order: Order }) {
  const navigate = useNavigate()
  const [isWrong, setWrong] = useState(false)
  const { id } = order.machine
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('machine'))
    if (isSameMachine(typed, id)) navigate(paths.orderDispense(order.id, id), { replace: true })
    else setWrong(true)
  }
  return (
    <form className={styles.confirm} onSubmit={submit} noValidate>
      <Field
        id="confirm-machine"
        name="machine"
        label={texts.orderActions.confirmLabel}
        hint={texts.orderActions.confirmHint({ number: id })}
        error={isWrong ? texts.orderActions.confirmWrong({ number: id }) : null}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        onChange={() => setWrong(false)}
      />
      <Action type="submit">{texts.orderActions.confirm}</Action>
      <Action rank="second" to={paths.scanOrderMachine(order.id)}>
        {texts.orderActions.scan}
      </Action>
    </form>
  )
}
