import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SearchField } from '../SearchField.tsx'

/** Milliseconds (§9). */
const debounce = 500

interface Props {
  label: string
  keyword: string
  onChange: (keyword: string) => void
}

/** Reports the typed text after half a second without typing, and follows changes of the address. */
export function KeywordField({ label, keyword, onChange }: Props) {
  const [text, setText] = useState(keyword)
  const reported = useRef(keyword)
  const report = useEffectEvent(onChange)

  useEffect(() => {
    if (keyword === reported.current) return
    reported.current = keyword
    setText(keyword)
  }, [keyword])

  useEffect(() => {
    const next = text.trim()
    if (next === reported.current) return
    const timer = setTimeout(() => {
      reported.current = next
      report(next)
    }, debounce)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <search>
      <SearchField label={label} placeholder={label} text={text} onChange={setText} />
    </search>
  )
}
