import { serverLanguage } from '../api/server-language.ts'
import { keepAmounts } from './keep-amounts.tsx'

/**
 * The server's words: names, offers, descriptions. Voices and hyphens follow their language, and a text that runs the
 * other way than the page keeps its order and leaves that of its neighbors.
 */
export const ServerWords = ({ children: text }: { children: string }) => (
  <bdi lang={serverLanguage()}>{keepAmounts(text)}</bdi>
)
