import type { Attempt } from '#domain/order/attempt.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { factsOf } from './payment-facts.ts'
import styles from './UnfinishedPayment.module.css'

/** Mentions this phone's open payment on the result page of another one. */
export const OtherPayment = ({ attempt }: { attempt: Attempt }) => (
  <section className={styles.panel}>
    <p>
      <Words>{texts.paymentResult.otherOpen(factsOf(attempt))}</Words>
    </p>
    <Action rank="second" to={paths.payment}>
      {texts.paymentResult.seeOther}
    </Action>
  </section>
)
