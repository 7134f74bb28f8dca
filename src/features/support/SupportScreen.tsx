import { Link, useSearchParams } from 'react-router-dom'
import { useSession } from '#domain/session/session.ts'
import { GuidelineButton } from '#features/hints/GuidelineButton.tsx'
import { useGetOrder } from '#generated/hooks/orders.ts'
import { config } from '#shared/config.ts'
import { paths, routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { AboutOrder } from './AboutOrder.tsx'
import { ContactWays } from './ContactWays.tsx'
import { MissingItem } from './MissingItem.tsx'
import { Problems } from './Problems.tsx'
import { safeReference } from './report.ts'
import styles from './Support.module.css'

/** Help, for the order in the URL if there is one. Needs no session: customers who can't sign in need help too. */
export function SupportScreen() {
  const [query] = useSearchParams()
  const { userId = '' } = useSession()
  const orderId = query.get('order_id') || undefined
  const asked = useGetOrder({ userId, machineId: '-1', orderId: orderId ?? '' }, { enabled: !!userId && !!orderId })
  const about = {
    order: asked.data?.data,
    orderId,
    reference: safeReference(query.get('reference')),
    itemId: query.get('item') ?? undefined,
  }
  return (
    <Screen title={texts.supportScreen.title} back={orderId ? paths.orderHistoryDetails(orderId) : paths.root}>
      <p className={styles.intro}>{texts.supportScreen.intro}</p>
      <MissingItem about={about} />
      <AboutOrder about={about} isLoading={asked.isLoading} error={asked.error} onRetry={() => void asked.refetch()} />
      <Problems about={about} />
      <ContactWays about={about} />
      <section className={styles.section}>
        <h2>{texts.supportScreen.more}</h2>
        <ul className={styles.links}>
          <li>
            <GuidelineButton />
          </li>
          {config.pages.includes('faq') && (
            <li>
              <Link to={routes.faq}>{texts.supportScreen.faq}</Link>
            </li>
          )}
          {config.features.offers && (
            <li>
              <Link to={routes.offers}>{texts.supportScreen.offers}</Link>
            </li>
          )}
          {config.pages.includes('terms') && (
            <li>
              <Link to={routes.terms}>{texts.supportScreen.terms}</Link>
            </li>
          )}
          {config.pages.includes('accessibility') && (
            <li>
              <Link to={routes.accessibility}>{texts.supportScreen.accessibility}</Link>
            </li>
          )}
        </ul>
      </section>
    </Screen>
  )
}
