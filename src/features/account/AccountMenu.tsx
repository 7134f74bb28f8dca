import {
  IconBuilding,
  IconBuildingStore,
  IconChevronRight,
  IconCreditCard,
  IconDiscount,
  IconFileText,
  IconHelpCircle,
  IconHome,
  IconLifebuoy,
  IconLock,
  IconReceipt,
  IconReceiptRefund,
  IconWallet,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { config } from '#shared/config.ts'
import { routes } from '#shared/paths.ts'
import { accountTexts as texts } from '#shared/texts/account.ts'
import styles from './Account.module.css'

interface Entry {
  to: string
  label: string
  Icon: ComponentType<{ size: number; className?: string | undefined }>
  /** Account-only entries: hidden from guests. */
  isOwn?: boolean
  feature?: keyof typeof config.features
  page?: (typeof config.pages)[number]
}

const yours: Entry[] = [
  { to: routes.dashboard, label: texts.home, Icon: IconHome },
  { to: routes.orderHistory, label: texts.orders, Icon: IconReceipt },
  { to: routes.refunds, label: texts.refunds, Icon: IconReceiptRefund },
  { to: routes.walletTransactions, label: texts.wallet, Icon: IconWallet, isOwn: true, feature: 'wallets' },
  {
    to: routes.companyWalletTransactions,
    label: texts.companyWallet,
    Icon: IconBuilding,
    isOwn: true,
    feature: 'wallets',
  },
  { to: routes.card, label: texts.cards, Icon: IconCreditCard, isOwn: true, feature: 'mealCards' },
]
const help: Entry[] = [
  { to: routes.offers, label: texts.offers, Icon: IconDiscount, feature: 'offers' },
  { to: routes.support, label: texts.support, Icon: IconLifebuoy },
  { to: routes.faq, label: texts.faq, Icon: IconHelpCircle, page: 'faq' },
  { to: routes.terms, label: texts.terms, Icon: IconFileText, page: 'terms' },
  { to: routes.privacy, label: texts.privacy, Icon: IconLock, page: 'privacy' },
  { to: routes.imprint, label: texts.imprint, Icon: IconBuildingStore, page: 'imprint' },
]

const isOffered = ({ feature, page }: Entry) =>
  (!feature || config.features[feature]) && (!page || config.pages.includes(page))

export const YourMenu = ({ isRegistered }: { isRegistered: boolean }) => (
  <Entries title={texts.yours} entries={yours.filter(({ isOwn }) => isRegistered || !isOwn)} />
)

export const HelpMenu = () => <Entries title={texts.help} entries={help} />

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.menu}>
        {entries.filter(isOffered).map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon size={22} className={styles.icon} />
              <span>{label}</span>
              <IconChevronRight size={18} className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
