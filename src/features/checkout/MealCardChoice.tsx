import { useEffect } from 'react'
import { useSession } from '#domain/session/session.ts'
import { useListMealCards } from '#generated/hooks/payments.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { toast } from '#shared/ui/toast.ts'
import styles from './PayForm.module.css'

interface Props {
  /** The provider's token of a saved card; null for a card typed on the provider's page. */
  sourceId: string | null
  onChoose: (sourceId: string | null) => void
}

/** Saved meal cards belong to signed-in customers; without any there is nothing to choose. */
export function MealCardChoice({ sourceId, onChoose }: Props) {
  const { kind } = useSession()
  const { data, isError } = useListMealCards({}, { enabled: kind === 'registered' })
  useEffect(() => {
    if (isError) toast.error(texts.somethingWrong)
  }, [isError])
  const cards = data?.data ?? []
  if (cards.length === 0) return null
  return (
    <fieldset className={styles.cards}>
      <legend>{texts.savedCards}</legend>
      {[
        ...cards.map((card) => ({ id: card.source_id, name: `${card.name} ${card.card_no}` })),
        { id: null, name: texts.newMealCard },
      ].map(({ id, name }) => (
        <label key={id} className={styles.card}>
          <input type="radio" name="meal-card" checked={sourceId === id} onChange={() => onChoose(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
