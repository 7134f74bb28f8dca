import { useChosenMachine, useRecentMachines } from '#domain/machine/chosen-machine.ts'
import { byDistance } from '#domain/machine/distance.ts'
import { isServed } from '#domain/machine/machine-link.ts'
import { Dashboard } from '#features/dashboard/Dashboard.tsx'
import { HistoryRow } from '#features/orders/HistoryRow.tsx'
import { OrderAgainButton } from '#features/orders/OrderAgainButton.tsx'
import { WishButton } from '#features/products/WishButton.tsx'
import { MachineList } from '#features/search/MachineList.tsx'
import { usePosition } from '#features/search/use-position.ts'
import { texts } from '#shared/texts/catalog.ts'

/** The dashboard with lists from search and order history, composed here because features don't import each other. */
export function DashboardScreen() {
  const chosen = useChosenMachine()
  const { position } = usePosition()
  const recent = useRecentMachines().filter((machine) => machine.id !== chosen?.id && isServed(machine))
  const others = position ? byDistance(recent, position) : recent
  return (
    <Dashboard
      wish={chosen && <WishButton machineId={chosen.id} />}
      recentMachines={others.length > 0 && <MachineList title={texts.dashboard.recent} machines={others} />}
      renderOrder={(order) => (
        <>
          <ul>
            <HistoryRow order={order} />
          </ul>
          <OrderAgainButton order={order} />
        </>
      )}
    />
  )
}
