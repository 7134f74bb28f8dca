import { useEffect, useEffectEvent, useRef } from 'react'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './OrderHistory.module.css'

interface Props {
  count: number
  pages: number
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** The list's lower end: brings the next page before it is reached. A page that failed waits for the customer. */
export function HistoryEnd({ count, pages, hasMore, isLoading, hasFailed, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const bring = useEffectEvent(onMore)
  const isOpen = hasMore && !isLoading && !hasFailed

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
        {isLoading ? texts.loadingMore : hasMore ? texts.shown(count) : pages > 1 && texts.allShown}
      </p>
      {hasFailed && <p role="alert">{texts.moreFailed}</p>}
      {hasMore && (
        <Action rank="quiet" disabled={isLoading} onClick={onMore}>
          {isLoading ? texts.loadingMore : hasFailed ? texts.retry : texts.more}
        </Action>
      )}
    </div>
  )
}
