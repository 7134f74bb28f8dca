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
        // The language of a quote stands before it.
        if (!part || index % 3 === 1) return null
        const language = index % 3 === 2 ? parts[index - 1] : undefined
        const Part = index % 3 === 2 ? ServerWords : Words
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
          <Part key={index} {...(language && { language })}>
            {part}
          </Part>
        )
      })}
    </span>
  )
}
