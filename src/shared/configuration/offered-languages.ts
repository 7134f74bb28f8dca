/** The languages of the settings for which the build has texts. */
import { closestTag } from '../language-tags.ts'

/** The tags of their texts. English if there are none for any language. */
export function offeredLanguages(languages: readonly string[], catalogs: readonly string[]): string[] {
  const offered = languages.flatMap((tag) => closestTag(tag, catalogs) ?? [])
  return offered.length > 0 ? [...new Set(offered)] : ['en']
}

/** One sentence per language without texts. */
export const missingLanguages = (languages: readonly string[], catalogs: readonly string[]): string[] =>
  languages
    .filter((tag) => !closestTag(tag, catalogs))
    .map((tag) => `languages has ${tag}, but the app has no texts in it. It is not offered. See docs/new-language.md.`)
