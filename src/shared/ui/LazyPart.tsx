import { Button } from '@mantine/core'
import { Component, type ReactNode, Suspense, useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { isOnline } from '../connection.ts'
import { ChunkError } from '../load-chunk.ts'
import { checkoutLock, withLock } from '../locks.ts'
import { startFresh, startFreshOnce } from '../start-fresh.ts'
import styles from './LazyPart.module.css'

interface Props {
  /** Shown while loading. */
  fallback?: ReactNode
  /** Show the part, or its error, over the screen. */
  isOverlay?: boolean
  /** A changed value clears the error. */
  place?: string
  children: ReactNode
}

/**
 * The file may be broken on this phone, or replaced by a deployment. Never while this tab or another is sending a payment.
 */
async function recover() {
  if (!isOnline()) return
  const isPaying = await withLock(checkoutLock, (lock) => lock === null, { ifAvailable: true })
  if (!isPaying) await startFreshOnce()
}

function ReloadButton() {
  const [isLoading, setLoading] = useState(false)
  const reload = () => {
    setLoading(true)
    void startFresh()
  }
  return (
    <Button loading={isLoading} onClick={reload}>
      {texts.shell.reload}
    </Button>
  )
}

/** Wraps lazily loaded parts. If one fails to load, reloads the app once; after that, shows the error in its place. */
export class LazyPart extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError) void recover()
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.error) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    const { fallback, isOverlay, children } = this.props
    if (!error) return <Suspense fallback={fallback}>{children}</Suspense>
    // Any other error is a bug and goes to the fallback error page.
    if (!(error instanceof ChunkError)) throw error
    return (
      <section className={styles.failed} data-overlay={isOverlay || undefined} role="alert">
        <h2>{texts.errors.partFailed}</h2>
        <p>{isOnline() ? texts.errors.partFailedHint : texts.errors.offline}</p>
        <ReloadButton />
      </section>
    )
  }
}
