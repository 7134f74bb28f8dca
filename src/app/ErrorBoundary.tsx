import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { base } from '#shared/base.ts'
import { texts } from '#shared/texts/catalog.ts'
import { reportBrokenScreen } from './broken-screen.ts'
import styles from './ErrorBoundary.module.css'

/** The fallback error page (§2): a title, then the status and text or the message. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    reportBrokenScreen(error)
    document.title = texts.shell.unexpected
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <main className={styles.page}>
        <h1 ref={takeFocus} tabIndex={-1}>
          {texts.shell.unexpected}
        </h1>
        <p>{describe(error)}</p>
        <Button size="lg" onClick={() => window.location.reload()}>
          {texts.shell.reload}
        </Button>
        {/* A new page, because a screen that always crashes would crash again after a reload. */}
        <Button component="a" variant="subtle" href={base}>
          {texts.shell.goHome}
        </Button>
      </main>
    )
  }
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status, statusText = '', message = '' } = error as { status: number; statusText?: string; message?: string }
    return `${status} ${statusText || message}`
  }
  return error instanceof Error ? error.message : String(error)
}
