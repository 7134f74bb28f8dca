import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { emptyCart, useCartCount } from '#domain/cart/cart-store.ts'
import { chooseMachine, type Machine, useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { isServed, needsConfirmation } from '#domain/machine/machine-link.ts'
import { useGetMachine } from '#generated/hooks/machines.ts'
import { isRefusedForGood } from '#shared/api/proofs.ts'
import { routePath } from '#shared/base.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { BesideMachine } from '#shared/ui/BesideMachine.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { MessageScreen } from '#shared/ui/MessageScreen.tsx'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { Panel } from '#shared/ui/Panel.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { ChangeMachineDialog } from './ChangeMachineDialog.tsx'

/** The longest id that the document allows. A link may hold anything. */
const longestId = 64
const shortened = (id: string) => (id.length > longestId ? `${id.slice(0, longestId)}…` : id)

/** Opens a machine link: chooses the machine and continues to its products. */
export function MachineLinkScreen() {
  const { machineId = '' } = useParams()
  const { data, error, refetch } = useGetMachine({ id: machineId })
  const isUnknown = (data && !isServed(data.data)) || isRefusedForGood(error)
  if (isUnknown)
    return (
      <MessageScreen
        drawing="lost"
        title={texts.search.unknown}
        hint={texts.search.unknownHint({ id: shortened(machineId) })}
        action={{ label: texts.search.toSearch, to: paths.searchMachine }}
      />
    )
  const machine = data?.data.id ? data.data : null
  if (error || (data && !machine))
    return (
      <Screen title={texts.search.openFailed} isMessage>
        <ErrorState title={texts.search.openFailed} isScreen error={error} onRetry={() => refetch()} />
      </Screen>
    )
  return machine ? <Arrival machine={machine} /> : <PageSpinner />
}

/** A cart belongs to one machine, so changing machines with a filled cart needs confirmation. */
function Arrival({ machine }: { machine: Machine }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const chosen = useChosenMachine()
  const count = useCartCount()
  const isBlocked = needsConfirmation(machine.id, chosen?.id, count > 0)

  useEffect(() => {
    if (isBlocked) return
    chooseMachine(machine)
    // The customer may have tapped a link whose screen is still loading.
    if (routePath(window.location.pathname) === pathname) navigate(paths.products, { replace: true })
  }, [isBlocked, machine, pathname, navigate])

  if (!isBlocked) return <PageSpinner />
  const { name, place, machine_type } = machine
  return (
    <Screen title={name}>
      <Panel>
        <BesideMachine isCoffee={machine_type === 'Coffee'}>
          {[place.name, place.address].map((line) => (
            <p key={line}>
              <ServerWords>{line}</ServerWords>
            </p>
          ))}
        </BesideMachine>
      </Panel>
      <ChangeMachineDialog
        from={chosen?.machine?.name ?? chosen?.id ?? ''}
        name={name}
        count={count}
        onChange={emptyCart}
        onKeep={() => navigate(paths.products, { replace: true })}
      />
    </Screen>
  )
}
