import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Action } from './Action.tsx'

type Button = ReactElement<ComponentProps<typeof Action>>

/** The safe way comes before what can't be undone, so it also gets the focus when the dialog opens. */
const ranks = ['main', 'second', 'danger', 'quiet'] as const

const placeOf = ({ props: { rank = 'main' } }: Button) => ranks.indexOf(rank)

/** The buttons at the end of a dialog, in the same order in all of them: by their rank. */
export const DialogActions = ({ children }: { children: ReactNode }) =>
  Children.toArray(children)
    .filter((child): child is Button => isValidElement(child))
    .sort((a, b) => placeOf(a) - placeOf(b))
