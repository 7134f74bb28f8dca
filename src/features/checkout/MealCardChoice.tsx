import { Radio } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '#domain/session/session.ts'
import { useListMealCards } from '#generated/hooks/payments.ts'
import { paths } from '#shared/paths.ts'
import { checkoutTexts as texts } from '#shared/texts/checkout.ts'
import { toast } from '#shared/ui/toast.tsx'
import styles from './PayForm.module.css'

interface Props {
  /** The provider's token of a saved card; null for a card typed on the provider's page. */
  sourceId: string | null
  onChoose: (sourceId: string | null) => void
}

/** Saved meal cards belong to signed-in customers; without any there is nothing to choose, but one can be saved. */
export function MealCardChoice({ sourceId, onChoose }: Props) {
  const { kind } = useSession()
  const { data, isError } = useListMealCards({}, { enabled: kind === 'registered' })
  useEffect(() => {
    if (isError) toast.error(texts.somethingWrong)
  }, [isError])
  const cards = data?.data ?? []
  if (kind !== 'registered') return null
  const link = (
    <Link to={paths.card(paths.payment)} className={styles.manage}>
      {cards.length === 0 ? texts.saveMealCard : texts.manageMealCards}
    </Link>
  )
  if (cards.length === 0) return data ? link : null
  return (
    <Radio.Group
      className={styles.cards}
      label={texts.savedCards}
      name="meal-card"
      value={sourceId ?? ''}
      onChange={(id) => onChoose(id || null)}
    >
      {[
        ...cards.map((card) => ({ id: card.source_id, name: `${card.name} ${card.card_no}` })),
        { id: null, name: texts.newMealCard },
      ].map(({ id, name }) => (
        <Radio key={id} className={styles.card} value={id ?? ''} label={name} />
      ))}
      {link}
    </Radio.Group>
  )
}
