/** The settings of a build: the shipped defaults, overridden by the brand’s. */
import * as z from 'zod/mini'
import { brand } from '../brand/brand.ts'
import { pagesIn } from '../brand/pages.ts'
import { catalogFolder, languagesIn } from '../codegen/catalogs.ts'
import { fitted, missingContent } from '../src/shared/configuration/built-content.ts'
import { Config } from '../src/shared/configuration/schema.ts'
import { unmetNeeds } from '../src/shared/configuration/unmet-needs.ts'

export const builtContent = {
  languages: languagesIn(catalogFolder),
  pages: [...new Set(pagesIn(brand.folder).map(({ name }) => name))],
}
const settings = z.parse(Config, { pages: builtContent.pages, ...brand.config })

export const builtSettings = fitted(settings, builtContent, brand.name)

for (const warning of [...missingContent(settings, builtContent), ...unmetNeeds(builtSettings)])
  console.warn(`brand.json: config.${warning}`)
