import type { FaqGroup } from '#shared/texts/faq.ts'

/** Removes case, accents and curly quotes, as people type on phones. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()

/** Questions that contain every word of the text. Groups without a match are left out. */
export function filterFaq(groups: readonly FaqGroup[], text: string): FaqGroup[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ question, answer, words = '' }) => {
        const all = plain([title, question, ...answer, words].join(' '))
        return wanted.every((word) => all.includes(word))
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
