import { texts } from '#shared/texts/catalog.ts'
import { addPlaces, dialogPlaces, machinePlaces, viewPlaces } from '#shared/ui/places.ts'
import { CoachMark, type Marks } from './CoachMark.tsx'
import { useOnce } from './once.ts'
import { usePlace } from './use-place.ts'

const marks: Marks = [
  { places: addPlaces, text: texts.hints.add },
  { places: viewPlaces, text: texts.hints.view },
  { places: machinePlaces, text: texts.hints.machine },
]

/** Coach marks on the products screen, once something can be bought and all that they point at has loaded. */
export function ProductsHint() {
  const targets = [usePlace(addPlaces), usePlace(viewPlaces), usePlace(machinePlaces)]
  const hasDialog = usePlace(dialogPlaces) !== null
  const [isShown, close] = useOnce('hasSeenCoachmarks', !hasDialog && !targets.includes(null))
  return isShown && <CoachMark marks={marks} onClose={close} />
}
