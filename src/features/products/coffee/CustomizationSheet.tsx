import { lazy, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AskCustomizationContext, type CustomizationQuestion } from '#domain/cart/customization-question.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { loadChunk } from '#shared/load-chunk.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'

const load = () => loadChunk(() => import('./CoffeeSheet.tsx'))
const CoffeeSheet = lazy(() => load().then((module) => ({ default: module.CoffeeSheet })))

/** Lets the screens inside open the coffee feature's customization sheet, and shows it over them. */
export function CustomizationSheet({ children }: { children: ReactNode }) {
  const [question, ask] = useState<CustomizationQuestion | null>(null)
  const { pathname } = useLocation()
  const machine = useChosenMachine()
  const isCoffee = machine?.type === 'Coffee'

  // Preloaded: the first tap must not wait. If preloading fails, the tap loads the sheet.
  useEffect(() => {
    if (isCoffee) load().catch(() => undefined)
  }, [isCoffee])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or machine closes the sheet
  useEffect(() => () => ask(null), [pathname, machine?.id])

  return (
    <AskCustomizationContext value={ask}>
      {children}
      {question && (
        <LazyPart isOverlay>
          <CoffeeSheet question={question} onAsk={ask} onClose={() => ask(null)} />
        </LazyPart>
      )}
    </AskCustomizationContext>
  )
}
