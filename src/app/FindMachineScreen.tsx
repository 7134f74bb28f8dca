import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { HowItWorks } from '#features/hints/Steps.tsx'
import { sharedMachine } from '#features/scan/shared-machine.ts'
import { SearchScreen } from '#features/search/SearchScreen.tsx'
import { paths, routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { KeepFavorites } from './KeepFavorites.tsx'
import { lazyScreen } from './lazy-screen.ts'

const Scanner = lazyScreen('Scanner', () => import('#features/scan/Scanner.tsx'))

/**
 * Search and scan are one screen (§2). On the scan route, the scanner overlays the search. A machine link shared from
 * another app opens its machine.
 */
export function FindMachineScreen() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const shared = sharedMachine(query)
  useEffect(() => {
    if (shared === null) toast.info(texts.scan.sharedForeign)
  }, [shared])
  if (shared) return <Navigate to={paths.machine(shared)} replace />
  return (
    <>
      <KeepFavorites />
      <SearchScreen howItWorks={<HowItWorks />} />
      <LazyPart isOverlay place={pathname}>
        {pathname === routes.scanMachine && <Scanner />}
      </LazyPart>
    </>
  )
}
