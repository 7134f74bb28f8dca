import { config } from '#shared/config.ts'
import { paths, routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './Account.module.css'

/** Shows guests the benefits of signing in. */
export function Invitation() {
  const { wallets, mealCards } = config.features
  return (
    <section className={styles.invitation}>
      <h2>{texts.account.guestTitle}</h2>
      <p>{wallets && mealCards ? texts.account.guestHint : texts.account.guestHintOrders}</p>
      <Action to={paths.login(routes.account)}>{texts.account.signIn}</Action>
    </section>
  )
}
