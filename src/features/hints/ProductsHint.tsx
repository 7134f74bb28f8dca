import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { CoachMark, type Mark } from './CoachMark.tsx'
import { useOnce } from './once.ts'

/** Plain selectors, because the first load must not contain code for the marks. */
const addButton = 'main li button[data-add]'
const marks: Mark[] = [
  { target: addButton, text: texts.hints.add },
  { target: `main [aria-label="${texts.products.view}"]`, text: texts.hints.view },
  { target: `header a[href="${paths.searchMachine}"]`, text: texts.hints.machine },
]

const canBuy = () => document.querySelector(addButton) !== null

/** Coach marks on the products screen, once something can be bought. */
export function ProductsHint() {
  const [isShown, close] = useOnce('hasSeenCoachmarks', canBuy)
  return isShown && <CoachMark marks={marks} onClose={close} />
}
