import { UnstyledButton } from '@mantine/core'
import { IconCookie, IconReceipt, IconUser, IconWallet } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { config } from '#shared/config.ts'
import { paths, type Route, routeOf, routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './TabBar.module.css'

interface Tab {
  label: string
  Icon: ComponentType<{ size: number; stroke: number }>
  to: string
  /** Screens that belong to the tab. */
  covers: readonly Route[]
}

const tabsOf = (hasMachine: boolean): Tab[] => [
  {
    label: texts.tabs.menu,
    Icon: IconCookie,
    to: hasMachine ? paths.products : paths.searchMachine,
    covers: [routes.products, routes.searchMachine, routes.scanMachine, routes.machine, routes.offers],
  },
  {
    label: texts.tabs.orders,
    Icon: IconReceipt,
    to: paths.orderHistory,
    covers: [routes.orderHistory, routes.orderHistoryDetails, routes.refunds],
  },
  ...(config.features.wallets
    ? [
        {
          label: texts.tabs.wallet,
          Icon: IconWallet,
          to: paths.walletTransactions,
          covers: [routes.walletTransactions, routes.companyWalletTransactions],
        },
      ]
    : []),
  {
    label: texts.tabs.account,
    Icon: IconUser,
    to: paths.account,
    covers: [
      routes.account,
      routes.profile,
      routes.card,
      routes.login,
      routes.support,
      routes.faq,
      routes.terms,
      routes.privacy,
      routes.imprint,
    ],
  },
]

/** Tabs for the app's four sections: at the bottom on phones, in the header on wide screens. */
export function TabBar() {
  const { pathname } = useLocation()
  const tabs = tabsOf(useChosenMachine() !== null)
  const route = routeOf(pathname)
  return (
    <nav aria-label={texts.tabs.label} className={styles.bar}>
      {tabs.map(({ label, Icon, to, covers }) => (
        <UnstyledButton
          key={label}
          component={Link}
          to={to}
          className={styles.tab}
          aria-current={pathname === to ? 'page' : route !== undefined && covers.includes(route)}
        >
          <span className={styles.icon}>
            <Icon size={24} stroke={1.8} />
          </span>
          {label}
        </UnstyledButton>
      ))}
    </nav>
  )
}
