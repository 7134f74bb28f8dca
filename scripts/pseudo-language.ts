/** Pseudo-languages for `npm run gallery`: English with accents, 40 % longer and in brackets. */
import { type Catalog, fullCatalog } from '../codegen/catalogs.ts'

/** The last one is right-to-left. */
export const pseudoLanguages = ['en-XA', 'ar-XB']

const plain = 'aceginosuyACEGINOSUYZ'
const accented = 'áçéğíñóšúýÁÇÉĞÍÑÓŠÚÝŽ'

/** Adds accents to readable text only. Names of arguments and formats are between an odd number of braces. */
function accent(message: string): string {
  let depth = 0
  return [...message]
    .map((sign) => {
      depth += { '{': 1, '}': -1 }[sign] ?? 0
      const place = plain.indexOf(sign)
      return depth % 2 === 0 && place >= 0 ? accented[place] : sign
    })
    .join('')
}

const longer = (message: string) =>
  message
    .replace(/[{}]/g, '')
    .split(' ')
    .slice(0, Math.ceil(message.split(' ').length * 0.4))

const pseudo = (message: string) =>
  `[${accent(message)} ${longer(message)
    .map((word) => 'o'.repeat(Math.min(word.length, 6)))
    .join(' ')}]`

const inPseudo = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [key, typeof value === 'string' ? pseudo(value) : inPseudo(value)]),
  )

export const pseudoCatalog = () => inPseudo(fullCatalog({}))
