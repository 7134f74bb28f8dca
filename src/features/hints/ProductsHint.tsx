import { paths } from '#shared/paths.ts'
import { hintTexts as texts } from '#shared/texts/hints.ts'
import { productTexts } from '#shared/texts/products.ts'
import { CoachMark, type Mark } from './CoachMark.tsx'
import { useOnce } from './once.ts'

/** Plain selectors, so that the first load carries no code for the marks. */
const addButton = 'main li button[data-add]'
const marks: Mark[] = [
  { target: addButton, text: texts.add },
  { target: `main [aria-label="${productTexts.view}"]`, text: texts.view },
  { target: `header a[href="${paths.searchMachine}"]`, text: texts.machine },
]

const canBuy = () => document.querySelector(addButton) !== null

/** Coach marks on the products screen, once something can be bought. */
export function ProductsHint() {
  const [isShown, close] = useOnce('hasSeenCoachmarks', canBuy)
  return isShown && <CoachMark marks={marks} onClose={close} />
}
