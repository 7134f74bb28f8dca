import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { unquoted } from '#shared/api/server-language.ts'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Icon } from './Icon.tsx'
import styles from './Screen.module.css'
import { Words } from './Words.tsx'

interface Props {
  title: string
  /** Path of the parent screen. */
  back?: string
  /** Shown beside the title. */
  aside?: ReactNode
  /** The controls of the products screen. On phones they replace the title. */
  tools?: ReactNode
  /** Full width for products; a readable line length otherwise. */
  wide?: boolean
  /** The content has a ScreenTitle, which says more. */
  hasOwnTitle?: boolean
  /** The content, title included, is one message in the middle of the screen. */
  isMessage?: boolean
  /** The content ends with a `BottomBar`, at the bottom of the screen even if the content is short. */
  hasBar?: boolean
  children: ReactNode
}

const HeadingContext = createContext<RefObject<HTMLHeadingElement | null> | null>(null)

/** The title of a screen that has it in its content. */
export const ScreenTitle = ({ children }: { children: ReactNode }) => (
  <h1 ref={use(HeadingContext)} tabIndex={-1}>
    {children}
  </h1>
)

/** A screen. Its title becomes the page title and receives the focus after navigation. */
export function Screen({
  title,
  back,
  aside,
  tools,
  wide = false,
  isMessage = false,
  hasOwnTitle = isMessage,
  hasBar = false,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${unquoted(title)} · ${config.name}`
    // An autofocused field and the URL's target keep the focus.
    const { activeElement } = document
    const target = document.getElementById(window.location.hash.slice(1))
    const isTaken = activeElement instanceof HTMLInputElement || target?.contains(activeElement)
    if (hasNavigated && !isTaken) heading.current?.focus({ preventScroll: true })
    hasNavigated = true
  }, [title])
  return (
    <div
      className={styles.screen}
      data-wide={wide || undefined}
      data-tools={tools === undefined ? undefined : tools ? 'some' : 'none'}
      data-bar={hasBar || undefined}
      data-message={isMessage || undefined}
    >
      {!hasOwnTitle && (
        <div className={styles.head}>
          {back && (
            <Link to={back} className={styles.back} aria-label={texts.shell.back}>
              <Icon stroke={2.4}>
                <path d="M15 5l-7 7 7 7" />
              </Icon>
            </Link>
          )}
          <h1 ref={heading} tabIndex={-1}>
            <Words>{title}</Words>
          </h1>
          {aside}
          {tools}
        </div>
      )}
      <HeadingContext value={heading}>{children}</HeadingContext>
    </div>
  )
}

/** On the first screen, the focus stays where the browser puts it. */
let hasNavigated = false
