import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListMealCards } from '#generated/hooks/payments.ts'
import { paths, safeNext } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { PartialNote } from '#shared/ui/PartialNote.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { AddCardDialog } from './AddCardDialog.tsx'
import { CardList } from './CardList.tsx'
import styles from './MealCards.module.css'

/** The customer's saved meal cards. `next` leads back to the screen that linked here. */
export function MealCardsScreen() {
  const [query] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const { data, error, isError, isPending, fetchStatus, refetch } = useListMealCards({})
  useEffect(() => {
    if (isError) toast.error(texts.mealCards.somethingWrong)
  }, [isError])
  return (
    <Screen title={texts.mealCards.title} back={query.has('next') ? safeNext(query.get('next')) : paths.account}>
      <p className={styles.intro}>{texts.mealCards.intro}</p>
      {data ? (
        <>
          <PartialNote response={data} />
          {data.data.length > 0 ? (
            <CardList cards={data.data} />
          ) : (
            <EmptyState drawing="card" title={texts.mealCards.empty} hint={texts.mealCards.emptyHint} />
          )}
          <Action onClick={() => setAdding(true)}>{texts.mealCards.add}</Action>
        </>
      ) : isPending && fetchStatus !== 'paused' ? (
        <Loading className={styles.waiting} label={texts.mealCards.loading} />
      ) : (
        <ErrorState title={texts.mealCards.failed} error={error} onRetry={() => refetch()} />
      )}
      {isAdding && <AddCardDialog onClose={() => setAdding(false)} />}
    </Screen>
  )
}
