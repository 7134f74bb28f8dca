import { VisuallyHidden } from '@mantine/core'
import { useChosenMachine, useRecentMachines } from '#domain/machine/chosen-machine.ts'
import { byDistance } from '#domain/machine/distance.ts'
import { isServed } from '#domain/machine/machine-link.ts'
import { MachineList } from '#features/search/MachineList.tsx'
import { usePosition } from '#features/search/use-position.ts'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Screen, ScreenTitle } from '#shared/ui/Screen.tsx'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { ActiveOrderCard } from './ActiveOrderCard.tsx'
import styles from './Dashboard.module.css'
import { LastOrder } from './LastOrder.tsx'
import { MachineCard } from './MachineCard.tsx'
import { MachineOffers } from './MachineOffers.tsx'
import { RefundNews } from './RefundNews.tsx'
import { WalletCard } from './WalletCard.tsx'

/** The order that waits first, then the machine, and what came before. */
export const DashboardScreen = () => (
  <Screen title={texts.dashboard.title} wide hasOwnTitle>
    <VisuallyHidden>
      <ScreenTitle>{texts.dashboard.title}</ScreenTitle>
    </VisuallyHidden>
    <ActiveOrderCard />
    <MachineCard />
    <div className={styles.columns}>
      <div className={styles.column}>
        <LastOrder />
        {config.features.wallets && <WalletCard />}
        {config.features.refundTracking && <RefundNews />}
      </div>
      <div className={styles.column}>
        {config.features.offers && <MachineOffers />}
        <RecentMachines />
      </div>
    </div>
  </Screen>
)

/** Nearest first if the position is known, otherwise latest first. */
function RecentMachines() {
  const chosen = useChosenMachine()
  const { position } = usePosition()
  const others = useRecentMachines().filter((machine) => machine.id !== chosen?.id && isServed(machine))
  const machines = position ? byDistance(others, position) : others
  return machines.length > 0 && <MachineList title={texts.dashboard.recent} machines={machines} />
}
