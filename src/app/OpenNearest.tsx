/** The installed app opens at the nearest machine that this phone knows. The position stays on the phone. */
import { useEffect } from 'react'
import { cartLines } from '#domain/cart/cart-store.ts'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { machineHere } from '#domain/machine/distance.ts'
import { routePath } from '#shared/base.ts'
import { routes } from '#shared/paths.ts'
import { read } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'

/** Milliseconds. A machine that changes later would surprise. */
const timeout = 5_000

/** Opened by its icon, not by a link into it. */
function isOpenedAtStart() {
  const [opening] = performance.getEntriesByType('navigation')
  return opening !== undefined && routePath(new URL(opening.name).pathname) === routes.root
}

/** Only where the customer has allowed it before: nobody is asked at the start. */
const mayLocate = async () =>
  'geolocation' in navigator && (await navigator.permissions?.query({ name: 'geolocation' }))?.state === 'granted'

const locate = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout, maximumAge: 60_000 }),
  )

/** Nothing has begun at the chosen machine. */
const isIdle = () =>
  cartLines().length === 0 && !read('checkoutAttempt') && routePath(location.pathname) === routes.products

async function changeToNearest() {
  if (!(await mayLocate())) return
  const { coords } = await locate()
  const machine = machineHere(read('recentMachines') ?? [], read('machineId') ?? undefined, coords)
  if (!machine || !isIdle()) return
  chooseMachine(machine)
  toast.success(texts.places.opened({ name: machine.name }))
}

// Once a start, whichever screen is shown.
let hasLooked = false

export function OpenNearest() {
  useEffect(() => {
    if (hasLooked || !isOpenedAtStart()) return
    hasLooked = true
    // Without a position the app stays at the last machine.
    changeToNearest().catch(() => undefined)
  }, [])
  return null
}
