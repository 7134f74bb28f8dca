import type { ReactNode } from 'react'
import type { Order } from '#domain/order/order-state.ts'
import { dashboardTexts as texts } from '#shared/texts/dashboard.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { ActiveOrderCard } from './ActiveOrderCard.tsx'
import styles from './Dashboard.module.css'
import { LastOrder } from './LastOrder.tsx'
import { MachineCard } from './MachineCard.tsx'
import { MachineOffers } from './MachineOffers.tsx'
import { WalletCard } from './WalletCard.tsx'

interface Props {
  /** Machines used lately; the search's own list. */
  recentMachines: ReactNode
  /** An order with the way to have it again; the history's own row. */
  renderOrder: (order: Order) => ReactNode
}

/** Home: what is going on first, then the short ways. */
export const Dashboard = ({ recentMachines, renderOrder }: Props) => (
  <Screen title={texts.title} wide>
    <ActiveOrderCard />
    <div className={styles.columns}>
      <div className={styles.column}>
        <MachineCard />
        <WalletCard />
        <MachineOffers />
      </div>
      <div className={styles.column}>
        <LastOrder render={renderOrder} />
        {recentMachines}
      </div>
    </div>
  </Screen>
)
