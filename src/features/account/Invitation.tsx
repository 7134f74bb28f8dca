import { paths, routes } from '#shared/paths.ts'
import { accountTexts as texts } from '#shared/texts/account.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './Account.module.css'

/** Tells a guest what signing in adds. */
export const Invitation = () => (
  <section className={styles.invitation}>
    <h2>{texts.guestTitle}</h2>
    <p>{texts.guestHint}</p>
    <Action to={paths.login(routes.account)}>{texts.signIn}</Action>
  </section>
)
