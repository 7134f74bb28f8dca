/** The installed app opens the nearest of the recent and favorite machines. The position never leaves the phone. */
import { cartLines } from '#domain/cart/cart-store.ts'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { nearbyMachine } from '#domain/machine/distance.ts'
import { isServed } from '#domain/machine/machine-link.ts'
import { isOn } from '#domain/session/features.ts'
import { currentSession } from '#domain/session/session.ts'
import { routePath } from '#shared/base.ts'
import { routes } from '#shared/paths.ts'
import { readOwned } from '#shared/storage/owned.ts'
import { read } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'

/** Milliseconds. A later change of the machine would be unexpected. */
const timeout = 5_000

/** Opened by its icon, not by a link to a screen. */
function isOpenedAtStart() {
  const [opening] = performance.getEntriesByType('navigation')
  return opening !== undefined && routePath(new URL(opening.name).pathname) === routes.root
}

/** Only if the customer has granted the permission before: the app does not ask for it at the start. */
const mayLocate = async () =>
  'geolocation' in navigator && (await navigator.permissions?.query({ name: 'geolocation' }))?.state === 'granted'

const locate = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout, maximumAge: 60_000 }),
  )

/** The customer has not started anything at the chosen machine. */
const isIdle = () =>
  cartLines().length === 0 &&
  !read('checkoutAttempt') &&
  !document.querySelector('[aria-modal="true"]') &&
  routePath(location.pathname) === routes.products

async function changeToNearest() {
  if (!(await mayLocate())) return
  const { coords } = await locate()
  // Machines from past orders have no location.
  const candidates = [
    ...(read('recentMachines') ?? []),
    ...(isOn('favorites') ? (readOwned('favorites', currentSession().userId)?.machines ?? []) : []),
  ]
  const machine = nearbyMachine(candidates.filter(isServed), read('machineId') ?? undefined, coords)
  if (!machine || !isIdle()) return
  chooseMachine(machine)
  toast.success(texts.places.opened({ name: machine.name }))
}

/** To be called once per start. Without a position, the last machine stays chosen. */
export async function openNearest() {
  if (isOpenedAtStart()) await changeToNearest().catch(() => undefined)
}
