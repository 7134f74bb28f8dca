import { useEffect, useEffectEvent, useRef } from 'react'
import { describeError } from '#shared/api/describe-error.ts'
import type { ListTexts } from '#shared/texts/lists.ts'
import { Action } from '../Action.tsx'
import { RetryButton } from '../RetryButton.tsx'
import styles from './List.module.css'

interface Props {
  texts: ListTexts
  count: number
  pages: number
  isFiltered: boolean
  /** It ended at a row that came twice, which does not prove that there are no others. */
  endsAtRepeat?: boolean
  hasMore: boolean
  isLoading: boolean
  /** Of the next page. */
  error?: Error | null | undefined
  onMore: () => void
}

/** The list's lower end: brings the next page before it is reached. A page that failed waits for the customer. */
export function ListEnd({ texts, count, pages, isFiltered, endsAtRepeat, hasMore, isLoading, error, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const bring = useEffectEvent(onMore)
  const isOpen = hasMore && !isLoading && !error
  const all = endsAtRepeat ? texts.noMore : isFiltered ? texts.allFound : pages > 1 && texts.allShown

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the end may still be in sight
  useEffect(() => {
    if (!isOpen || !end.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && bring(), { rootMargin: '400px' })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [isOpen, pages])

  return (
    <div ref={end} className={styles.end}>
      <p role="status" className={hasMore ? styles.hidden : undefined}>
        {isLoading ? texts.loadingMore : hasMore ? texts.shown(count) : all}
      </p>
      {error && (
        <div role="alert">
          <p>{texts.moreFailed}</p>
          <p>{describeError(error)}</p>
          <RetryButton error={error} onRetry={onMore} />
        </div>
      )}
      {hasMore && !error && (
        <Action rank="quiet" disabled={isLoading} onClick={onMore}>
          {isLoading ? texts.loadingMore : texts.more}
        </Action>
      )}
    </div>
  )
}
