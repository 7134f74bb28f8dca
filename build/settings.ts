/** The settings of a build: the shipped defaults, overridden by the brand’s. */
import * as z from 'zod/mini'
import { brand } from '../brand/brand.ts'
import { pagesIn } from '../brand/pages.ts'
import { catalogFolder, languagesIn } from '../codegen/catalogs.ts'
import { missingLanguages, offeredLanguages } from '../src/shared/configuration/offered-languages.ts'
import { Config } from '../src/shared/configuration/schema.ts'
import { unmetNeeds } from '../src/shared/configuration/unmet-needs.ts'

const settings = z.parse(Config, {
  name: brand.name,
  pages: [...new Set(pagesIn(brand.folder).map(({ name }) => name))],
  ...brand.config,
})
const catalogs = languagesIn(catalogFolder)
for (const warning of [...missingLanguages(settings.languages, catalogs), ...unmetNeeds(settings)])
  console.warn(`brand.json: config.${warning}`)

export const builtSettings: Config = { ...settings, languages: offeredLanguages(settings.languages, catalogs) }
