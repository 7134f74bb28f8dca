import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import { Icon } from './Icon.tsx'
import styles from './Screen.module.css'

interface Props {
  title: string
  /** The URL of the screen before this one. */
  back?: string
  /** Beside the title. */
  aside?: ReactNode
  /** Products fill the width; forms and texts stay readable. */
  wide?: boolean
  children: ReactNode
}

/** A screen: its title names the page and takes the focus when the customer has come from another screen. */
export function Screen({ title, back, aside, wide = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${texts.appName}`
    // A field that is to be filled in has taken it already.
    const isInField = document.activeElement instanceof HTMLInputElement
    if (hasNavigated && !isInField) heading.current?.focus({ preventScroll: true })
    hasNavigated = true
  }, [title])
  return (
    <div className={styles.screen} data-wide={wide || undefined}>
      <div className={styles.head}>
        {back && (
          <Link to={back} className={styles.back} aria-label={texts.back}>
            <Icon stroke={2.4}>
              <path d="M15 5l-7 7 7 7" />
            </Icon>
          </Link>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </div>
  )
}

/** The first screen leaves the focus where the browser puts it. */
let hasNavigated = false
