import { config } from '#shared/config.ts'
import type { PagePart, PageSection } from '#shared/pages.ts'

/** Ignores case, accents and curly quotes, which people skip on phones. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()

/** False if the question's address is the name of a disabled feature. */
const isOffered = ({ id }: PageSection) => config.features[id as keyof typeof config.features] !== false

/** Questions about what is offered that contain every word of the text. Groups without a match are left out. */
export function filterFaq(groups: readonly PagePart[], text: string): PagePart[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({
      ...group,
      sections: group.sections.filter((section) => {
        const all = plain(`${group.title} ${section.text}`)
        return isOffered(section) && wanted.every((word) => all.includes(word))
      }),
    }))
    .filter(({ sections }) => sections.length > 0)
}
