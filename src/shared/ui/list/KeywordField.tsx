import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './Filters.module.css'

/** Specification §9. */
const debounce = 500

interface Props {
  label: string
  keyword: string
  onChange: (keyword: string) => void
}

/** Says what is typed once it has rested for half a second, and follows the address when that changes by itself. */
export function KeywordField({ label, keyword, onChange }: Props) {
  const [text, setText] = useState(keyword)
  const said = useRef(keyword)
  const say = useEffectEvent(onChange)

  useEffect(() => {
    if (keyword === said.current) return
    said.current = keyword
    setText(keyword)
  }, [keyword])

  useEffect(() => {
    const next = text.trim()
    if (next === said.current) return
    const timer = setTimeout(() => {
      said.current = next
      say(next)
    }, debounce)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <search className={styles.search}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        aria-hidden="true"
      >
        <circle cx="11" cy="11" r="6.5" />
        <path d="M16 16l4.500 4.500" strokeLinecap="round" />
      </svg>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={64}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </search>
  )
}
