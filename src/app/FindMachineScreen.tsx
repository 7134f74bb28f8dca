import { useLocation } from 'react-router-dom'
import { HowItWorks } from '#features/hints/Steps.tsx'
import { SearchScreen } from '#features/search/SearchScreen.tsx'
import { routes } from '#shared/paths.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { KeepFavorites } from './KeepFavorites.tsx'
import { lazyScreen } from './lazy-screen.ts'

const Scanner = lazyScreen('Scanner', () => import('#features/scan/Scanner.tsx'))

/** Search and scan are one screen (§2). On the scan route, the scanner lies over the search. */
export function FindMachineScreen() {
  const { pathname } = useLocation()
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
