/** Pseudo-languages for `npm run gallery`: English in other letters, 40% longer and in brackets. */
import { type Catalog, fullCatalog } from '../codegen/catalogs.ts'

const latin = 'abcdefghijklmnopqrstuvwxyz'
const alphabets: Record<string, string> = {
  'en-XA': 'áƀçđéƒğĥíĵķłḿñóþɋřšŧúṽŵẋýž',
  /** Right-to-left. */
  'ar-XB': 'ابصديفجهىژكلمنوپقرستؤڤشخئز',
}
export const pseudoLanguages = Object.keys(alphabets)

/** Replaces readable letters. Names of arguments and formats are between an odd number of braces. */
function pseudo(message: string, alphabet: string): string {
  let depth = 0
  let length = 0
  const written = [...message].map((sign) => {
    depth += { '{': 1, '}': -1 }[sign] ?? 0
    if (depth % 2 === 1 || sign === '}') return sign
    length += 1
    const letter = alphabet[latin.indexOf(sign.toLowerCase())]
    if (!letter) return sign
    return sign === sign.toLowerCase() ? letter : letter.toUpperCase()
  })
  const filler = 'oooooo '.repeat(length).slice(0, length * 0.4)
  return `[${written.join('')} ${filler.replaceAll('o', alphabet[14] ?? '').trim()}]`
}

const inPseudo = (catalog: Catalog, alphabet: string): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value, alphabet) : inPseudo(value, alphabet),
    ]),
  )

export const pseudoCatalog = (language: string) => inPseudo(fullCatalog(), alphabets[language] ?? latin)
