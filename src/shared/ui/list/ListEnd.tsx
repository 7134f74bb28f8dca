import { useEffect, useEffectEvent, useRef } from 'react'
import { describeError } from '#shared/api/describe-error.ts'
import { texts as allTexts, type ListTexts } from '#shared/texts/catalog.ts'
import { Action } from '../Action.tsx'
import { RetryButton } from '../RetryButton.tsx'
import { Words } from '../Words.tsx'
import styles from './List.module.css'

interface Props {
  texts: ListTexts
  count: number
  pages: number
  isFiltered: boolean
  /** The list ended at a repeated row, which does not prove that it is complete. */
  endsAtRepeat?: boolean
  hasMore: boolean
  isLoading: boolean
  /** The error of the next page. */
  error?: Error | null | undefined
  /** Returns the promise of the next page. */
  onMore: () => unknown
}

/** The end of a list. Loads the next page before it is reached; after a failure, only the customer can retry. */
export function ListEnd({ texts, count, pages, isFiltered, endsAtRepeat, hasMore, isLoading, error, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onMore)
  const isOpen = hasMore && !isLoading && !error
  const all = endsAtRepeat ? allTexts.lists.noMore : isFiltered ? texts.allFound : pages > 1 && texts.allShown

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a new page the end may still be visible
  useEffect(() => {
    if (!isOpen || !end.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), { rootMargin: '400px' })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [isOpen, pages])

  return (
    <div ref={end} className={styles.end}>
      <p role="status" className={hasMore ? styles.hidden : undefined}>
        {isLoading ? texts.loadingMore : hasMore ? texts.shown({ count }) : all}
      </p>
      {error && (
        <div role="alert">
          <p>{texts.moreFailed}</p>
          <p>
            <Words>{describeError(error)}</Words>
          </p>
          <RetryButton error={error} onRetry={onMore} />
        </div>
      )}
      {hasMore && !error && (
        <Action rank="quiet" disabled={isLoading} onClick={() => void onMore()}>
          {isLoading ? texts.loadingMore : texts.more}
        </Action>
      )}
    </div>
  )
}
