import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useAccountFavorites } from '#domain/machine/use-account-favorites.ts'
import { sharedMachine } from '#features/scan/shared-machine.ts'
import { paths, routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { lazyScreen } from '#shared/ui/lazy-screen.ts'
import { toast } from '#shared/ui/toast.tsx'
import { SearchScreen } from './SearchScreen.tsx'

const Scanner = lazyScreen('Scanner', () => import('#features/scan/Scanner.tsx'))

/**
 * Search and scan are one screen (§2). On the scan route, the scanner overlays the search. A machine link shared from
 * another app opens its machine.
 */
export function FindMachineScreen() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const shared = sharedMachine(query)
  useAccountFavorites()
  useEffect(() => {
    if (shared === null) toast.info(texts.scan.sharedForeign)
  }, [shared])
  if (shared) return <Navigate to={paths.machine(shared)} replace />
  return (
    <>
      <SearchScreen />
      <LazyPart isOverlay place={pathname}>
        {pathname === routes.scanMachine && <Scanner />}
      </LazyPart>
    </>
  )
}
