import { UnstyledButton } from '@mantine/core'
import { IconCookie, IconHome, IconMapPin, IconReceipt, IconUser, IconWallet } from '@tabler/icons-react'
import { type ComponentType, use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { barPlaces } from '#shared/ui/places.ts'
import { WaitingOrderContext } from '#shared/ui/waiting-order.ts'
import { tabOf } from './redirects.ts'
import type { RouteEntry } from './route-table.ts'
import styles from './TabBar.module.css'

interface Tab {
  name: NonNullable<RouteEntry['tab']>
  Icon: ComponentType<{ size: string; stroke: number }>
  to: string
}

const tabsOf = (hasMachine: boolean): Tab[] => [
  { name: 'home', Icon: IconHome, to: paths.dashboard },
  hasMachine
    ? { name: 'menu', Icon: IconCookie, to: paths.products }
    : { name: 'machines', Icon: IconMapPin, to: paths.searchMachine },
  { name: 'orders', Icon: IconReceipt, to: paths.orderHistory },
  { name: 'wallet', Icon: IconWallet, to: paths.walletTransactions },
  { name: 'account', Icon: IconUser, to: paths.account },
]

/** Tabs for the app's sections: at the bottom on phones, in the header on wide screens, where the mark leads home. */
export function TabBar() {
  const { pathname } = useLocation()
  // A disabled feature has no route, and so no tab.
  const tabs = tabsOf(useChosenMachine() !== null).filter(({ name, to }) => tabOf(to) === name)
  const current = tabOf(pathname)
  const waiting = use(WaitingOrderContext)
  return (
    <nav ref={barPlaces} aria-label={texts.tabs.label} className={styles.bar}>
      {tabs.map(({ name, Icon, to }) => {
        const first = name === 'menu' || name === 'machines' ? waiting : null
        return (
          <UnstyledButton
            key={name}
            component={Link}
            to={first?.path ?? to}
            className={styles.tab}
            data-tab={name}
            aria-current={pathname === to ? 'page' : name === current}
            aria-label={first?.label}
          >
            <span className={styles.icon}>
              <Icon size="1.5rem" stroke={1.8} aria-hidden />
            </span>
            <span>{first ? texts.tabs.collect : texts.tabs[name]}</span>
          </UnstyledButton>
        )
      })}
    </nav>
  )
}
