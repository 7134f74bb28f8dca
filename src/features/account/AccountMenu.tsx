import {
  IconAccessible,
  IconBuilding,
  IconBuildingStore,
  IconChevronRight,
  IconCreditCard,
  IconDiscount,
  IconFileText,
  IconHelpCircle,
  IconLifebuoy,
  IconLock,
  IconReceiptRefund,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { config } from '#shared/config.ts'
import { routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './Account.module.css'

interface Entry {
  to: string
  label: string
  Icon: ComponentType<{ size: string; className?: string | undefined }>
  /** Account-only entries: hidden from guests. */
  isOwn?: boolean
  feature?: keyof typeof config.features
  page?: (typeof config.pages)[number]
}

/** What has no tab of its own. */
const yours: Entry[] = [
  { to: routes.offers, label: texts.account.offers, Icon: IconDiscount, feature: 'offers' },
  { to: routes.refunds, label: texts.account.refunds, Icon: IconReceiptRefund },
  {
    to: routes.companyWalletTransactions,
    label: texts.account.companyWallet,
    Icon: IconBuilding,
    isOwn: true,
    feature: 'wallets',
  },
  { to: routes.card, label: texts.account.cards, Icon: IconCreditCard, isOwn: true, feature: 'mealCards' },
]
const help: Entry[] = [
  { to: routes.support, label: texts.account.support, Icon: IconLifebuoy },
  { to: routes.faq, label: texts.account.faq, Icon: IconHelpCircle, page: 'faq' },
]
const legal: Entry[] = [
  { to: routes.terms, label: texts.account.terms, Icon: IconFileText, page: 'terms' },
  { to: routes.privacy, label: texts.account.privacy, Icon: IconLock, page: 'privacy' },
  { to: routes.imprint, label: texts.account.imprint, Icon: IconBuildingStore, page: 'imprint' },
  { to: routes.accessibility, label: texts.account.accessibility, Icon: IconAccessible, page: 'accessibility' },
]

const isOffered = ({ feature, page }: Entry) =>
  (!feature || config.features[feature]) && (!page || config.pages.includes(page))

export const YourMenu = ({ isRegistered }: { isRegistered: boolean }) => (
  <Entries title={texts.account.yours} entries={yours.filter(({ isOwn }) => isRegistered || !isOwn)} />
)

export const HelpMenu = () => <Entries title={texts.account.help} entries={help} />
export const LegalMenu = () => <Entries title={texts.account.legal} entries={legal} />

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const shown = entries.filter(isOffered)
  if (shown.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.menu}>
        {shown.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon size="1.375rem" className={styles.icon} aria-hidden />
              <span>{label}</span>
              <IconChevronRight size="1.125rem" className={styles.chevron} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
