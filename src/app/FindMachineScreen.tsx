import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { SearchScreen } from '#features/search/SearchScreen.tsx'
import { routes } from '#shared/paths.ts'

const SearchHints = lazy(() =>
  import('#features/hints/SearchHints.tsx').then((module) => ({ default: module.SearchHints })),
)
const Scanner = lazy(() => import('#features/scan/Scanner.tsx').then((module) => ({ default: module.Scanner })))

/** Search and scan are one screen (specification §2): the route says whether the scanner lies over the search. */
export function FindMachineScreen() {
  const { pathname } = useLocation()
  return (
    <>
      <SearchScreen />
      <Suspense>{pathname === routes.scanMachine ? <Scanner /> : <SearchHints />}</Suspense>
    </>
  )
}
