import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { components } from '#generated/types.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Words } from '#shared/ui/Words.tsx'
import { shownDigits } from './card-form.ts'
import styles from './MealCards.module.css'
import { RemoveCardDialog } from './RemoveCardDialog.tsx'

export type MealCard = components['schemas']['MealCard']

/** The saved cards, drawn as cards. */
export function CardList({ cards }: { cards: readonly MealCard[] }) {
  const [toRemove, setToRemove] = useState<MealCard | null>(null)
  return (
    <>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.source_id} className={styles.card}>
            <span className={styles.words}>
              <b>{card.name}</b>
              {card.description && <small>{card.description}</small>}
            </span>
            <span className={styles.number}>
              <span aria-hidden="true" translate="no">{`•••• ${shownDigits(card.card_no)}`}</span>
              <VisuallyHidden>
                <Words>{texts.mealCards.ending({ digits: shownDigits(card.card_no) })}</Words>
              </VisuallyHidden>
            </span>
            <ActionIcon
              color="dimmed"
              aria-label={texts.mealCards.remove({ name: card.name })}
              title={texts.mealCards.remove({ name: card.name })}
              onClick={() => setToRemove(card)}
            >
              <IconTrash size="1.375rem" aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {toRemove && <RemoveCardDialog card={toRemove} onClose={() => setToRemove(null)} />}
    </>
  )
}
