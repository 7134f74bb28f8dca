/** Settings can name what only some builds have: languages with texts, and the brand's pages. */
import { closestTag } from '../language-tags.ts'
import type { Config } from './schema.ts'

export interface Content {
  languages: readonly string[]
  pages: readonly string[]
}

/** The tags of their texts. English if there are none for any language. */
function offeredLanguages(languages: readonly string[], available: readonly string[]): string[] {
  const offered = languages.flatMap((tag) => closestTag(tag, available) ?? [])
  return offered.length > 0 ? [...new Set(offered)] : ['en']
}

/** The settings without what the build doesn't have. `name`: the brand's, which an empty one stands for. */
export const fitted = <Settings extends Config>(settings: Settings, content: Content, name: string): Settings => ({
  ...settings,
  name: settings.name || name,
  languages: offeredLanguages(settings.languages, content.languages),
  pages: settings.pages.filter((page) => content.pages.includes(page)),
})

/** One sentence per language without texts and per page without a file. */
export const missingContent = ({ languages, pages }: Config, content: Content): string[] => [
  ...languages
    .filter((tag) => !closestTag(tag, content.languages))
    .map((tag) => `languages has ${tag}, but the app has no texts in it. It is not offered. See docs/new-language.md.`),
  ...pages
    .filter((page) => !content.pages.includes(page))
    .map(
      (page) =>
        `pages has ${page}, but the brand has no such page. It is not linked. Add pages/${page}.${languages[0]}.md to the brand and build again, or take ${page} out of the list.`,
    ),
]
