import { Radio } from '@mantine/core'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import styles from './PayForm.module.css'
import type { Method } from './use-methods.ts'

interface Props {
  method: Method
  toPay: Minor
  isChosen: boolean
  onChoose: () => void
}

/** One radio with its price, and beside it why it cannot be chosen. */
export function MethodOption({ method, toPay, isChosen, onChoose }: Props) {
  const note = useId()
  const { state } = method
  const needsSignIn = !state.canPay && state.why === 'needs-sign-in'
  return (
    <div className={styles.method} data-chosen={isChosen || undefined} data-off={!state.canPay || undefined}>
      <label htmlFor={`${note}-radio`}>
        <Radio
          id={`${note}-radio`}
          name="method"
          value={method.method}
          checked={isChosen}
          disabled={!state.canPay}
          aria-describedby={note}
          onChange={onChoose}
        />
        <span className={styles.name}>{method.name}</span>
        {state.canPay && <span className={styles.price}>{formatMoney(toPay)}</span>}
      </label>
      <p id={note} className={styles.note} data-short={(!state.canPay && state.why === 'short') || undefined}>
        {noteOf(method)} {needsSignIn && <SignInLink />}
      </p>
    </div>
  )
}

function noteOf({ state, balance, description, method }: Method) {
  if (state.canPay) {
    if (typeof balance === 'number') return texts.balance(formatMoney(balance))
    return description ?? (method === 'MealCard' ? texts.onProviderPage : '')
  }
  switch (state.why) {
    case 'short':
      return `${typeof balance === 'number' ? texts.balance(formatMoney(balance)) : ''} · ${texts.short(formatMoney(state.missing))}`
    case 'needs-sign-in':
      return texts.needsSignIn
    case 'balance-loading':
      return texts.balanceLoading
    case 'balance-unknown':
      return texts.balanceUnknown
    case 'unavailable':
      return texts.unavailable
  }
}

function SignInLink() {
  const { pathname } = useLocation()
  return <Link to={paths.login(pathname)}>{texts.signIn}</Link>
}
