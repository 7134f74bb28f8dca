import type { ReactNode } from 'react'
import type { Order } from '#domain/order/order-state.ts'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { ActiveOrderCard } from './ActiveOrderCard.tsx'
import styles from './Dashboard.module.css'
import { LastOrder } from './LastOrder.tsx'
import { MachineCard } from './MachineCard.tsx'
import { MachineOffers } from './MachineOffers.tsx'
import { RefundNews } from './RefundNews.tsx'
import { WalletCard } from './WalletCard.tsx'

interface Props {
  /** The search feature's list of recently used machines. */
  recentMachines: ReactNode
  /** The button to request a product for the chosen machine. */
  wish: ReactNode
  /** Renders an order with its "Order again" button, as the history does. */
  renderOrder: (order: Order) => ReactNode
}

/** The dashboard: current activity first, then shortcuts. */
export const Dashboard = ({ recentMachines, renderOrder, wish }: Props) => (
  <Screen title={texts.dashboard.title} wide>
    <ActiveOrderCard />
    {config.features.refundTracking && <RefundNews />}
    <div className={styles.columns}>
      <div className={styles.column}>
        <MachineCard wish={wish} />
        {config.features.wallets && <WalletCard />}
      </div>
      <div className={styles.column}>
        {config.features.offers && <MachineOffers />}
        <LastOrder render={renderOrder} />
        {recentMachines}
      </div>
    </div>
  </Screen>
)
