/** Loads the English texts for unit tests. */
import { loadTexts } from '#shared/texts/catalog.ts'

await Promise.all([loadTexts('first'), loadTexts('rest')])
