/** What a search on the server gets: the server looks for exactly this in its texts, in upper or lower case. */
import { asciiDigits } from './ascii-digits.ts'

/** Single spaces, composed accents, and ids with the digits 0 to 9. A name in another script keeps its digits. */
export function keywordIn(typed: string): string {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const id = asciiDigits(text)
  return /^[ -~]*$/.test(id) ? id : text
}
