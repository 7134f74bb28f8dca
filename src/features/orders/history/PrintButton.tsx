import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'

/** Prints in the light theme, because paper is white. */
function print() {
  const { dataset } = document.documentElement
  const { mantineColorScheme } = dataset
  dataset.mantineColorScheme = 'light'
  window.addEventListener('afterprint', () => Object.assign(dataset, { mantineColorScheme }), { once: true })
  window.print()
}

export const PrintButton = () => <Action onClick={print}>{texts.orders.print}</Action>
