import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import '@mantine/core/styles/Input.layer.css'
import { keywordIn } from '#shared/keyword.ts'
import { texts } from '#shared/texts/catalog.ts'

/** Milliseconds (§9). */
const debounce = 500

interface Props {
  /** What is searched; the field itself only says "Search". */
  label: string
  keyword: string
  onChange: (keyword: string) => void
}

/** Reports the typed text after half a second without typing, and follows changes of the URL. */
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
    const next = keywordIn(text)
    if (next === reported.current) return
    const timer = setTimeout(() => {
      reported.current = next
      report(next)
    }, debounce)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <search>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={texts.filters.search}
        leftSection={<IconSearch size="1.25rem" aria-hidden />}
        maxLength={64}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </search>
  )
}
