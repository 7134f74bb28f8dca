import { Button } from '@mantine/core'
import { Component, type ReactNode, Suspense } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { ChunkError } from '../load-chunk.ts'
import { reloadOnce } from '../reload-once.ts'
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

/** Wraps lazily loaded parts. If one fails to load, reloads the app once; after that, shows the error in its place. */
export class LazyPart extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError) void reloadOnce()
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
        <p>{navigator.onLine ? texts.errors.partFailedHint : texts.errors.offline}</p>
        <Button onClick={() => window.location.reload()}>{texts.shell.reload}</Button>
      </section>
    )
  }
}
