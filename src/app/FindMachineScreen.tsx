import { useLocation } from 'react-router-dom'
import { SearchScreen } from '#features/search/SearchScreen.tsx'
import { routes } from '#shared/paths.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { lazyOptional, lazyScreen } from './lazy-screen.ts'

const SearchHints = lazyOptional('SearchHints', () => import('#features/hints/SearchHints.tsx'))
const Scanner = lazyScreen('Scanner', () => import('#features/scan/Scanner.tsx'))

/** Search and scan are one screen (§2). On the scan route, the scanner lies over the search. */
export function FindMachineScreen() {
  const { pathname } = useLocation()
  return (
    <>
      <SearchScreen />
      <LazyPart isOverlay place={pathname}>
        {pathname === routes.scanMachine ? <Scanner /> : <SearchHints />}
      </LazyPart>
    </>
  )
}
