import { splitAtQuotes } from '../api/server-language.ts'
import { keepAmounts } from './keep-amounts.tsx'
import { ServerWords } from './ServerWords.tsx'

/**
 * A text with amounts and codes in it, which the browser must not translate: it might round, convert or reorder them.
 * The server's words in it have their own language.
 */
export function Words({ children: text }: { children: string }) {
  const parts = splitAtQuotes(text)
  if (parts.length === 1) return <span>{keepAmounts(text)}</span>
  return (
    <span>
      {parts.map((part, index) => {
        const Part = index % 2 === 1 ? ServerWords : Words
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
        return part && <Part key={index}>{part}</Part>
      })}
    </span>
  )
}
