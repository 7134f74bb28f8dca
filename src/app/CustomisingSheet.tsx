import { lazy, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { stopCustomising, useCustomising } from '#domain/cart/customising.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { loadChunk } from '#shared/load-chunk.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'

const load = () => import('#features/coffee/CoffeeSheet.tsx')
const CoffeeSheet = lazy(() => loadChunk(load).then((module) => ({ default: module.CoffeeSheet })))

/** Places the coffee feature's sheets over whichever screen asks for them. */
export function CustomisingSheet() {
  const customising = useCustomising()
  const { pathname } = useLocation()
  const isCoffee = useChosenMachine()?.type === 'Coffee'

  // At a coffee machine the first tap should not have to wait for it. Where it can't be had now, that tap asks again.
  useEffect(() => {
    if (isCoffee) load().catch(() => undefined)
  }, [isCoffee])

  // A question about a cup belongs to the screen that asked it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => stopCustomising, [pathname])

  return (
    customising && (
      <LazyPart isOverlay>
        <CoffeeSheet customising={customising} />
      </LazyPart>
    )
  )
}
