/** Unit tests see the English texts. */
import { loadTexts } from '#shared/texts/catalog.ts'

await Promise.all([loadTexts('first'), loadTexts('rest')])
