import { serverLanguage } from '../api/server-language.ts'
import { keepAmounts } from './keep-amounts.tsx'

interface Props {
  /** The words' own language, if they are not in that of the server's other words. */
  language?: string | undefined
  children: string
}

/**
 * The server's words: names, offers, descriptions. Voices and hyphens follow their language, and a text that runs the
 * other way than the page keeps its order and leaves that of its neighbors.
 */
export const ServerWords = ({ language, children: text }: Props) => (
  <bdi lang={serverLanguage(language)}>{keepAmounts(text)}</bdi>
)
