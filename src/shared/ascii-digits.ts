/** Keyboards of many languages have digits of their own: १२३, ١٢٣, １２３. Servers and formats expect 123. */

const digit = /\p{Nd}/u

/** A script's ten digits follow each other in Unicode, with a gap before the zero. */
function digitValue(character: string): number {
  let value = 0
  while (digit.test(String.fromCharCode(character.charCodeAt(0) - value - 1))) value += 1
  return value
}

/** The text with the digits 0 to 9 in place of any other script's. Pure. */
export const asciiDigits = (text: string) => text.replace(/(?!\d)\p{Nd}/gu, (each) => String(digitValue(each)))
