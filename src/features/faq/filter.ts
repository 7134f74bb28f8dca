import { config } from '#shared/config.ts'
import type { PagePart, PageSection } from '#shared/pages.ts'
import { finder } from '#shared/plain.ts'

/** False if the question's address is the name of a disabled feature. */
const isOffered = ({ id }: PageSection) => config.features[id as keyof typeof config.features] !== false

/** Questions about what is offered that contain every word of the text. Groups without a match are left out. */
export function filterFaq(groups: readonly PagePart[], text: string): PagePart[] {
  const isFound = finder(text)
  return groups
    .map((group) => ({
      ...group,
      sections: group.sections.filter((section) => isOffered(section) && isFound(`${group.title} ${section.text}`)),
    }))
    .filter(({ sections }) => sections.length > 0)
}
