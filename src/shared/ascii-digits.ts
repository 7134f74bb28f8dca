/** Keyboards of many languages have digits of their own: १२३, ١٢٣, １２３. Servers and formats expect 123. */

const digit = /\p{Nd}/u

/** Unicode has the ten digits of a script in order. Before the zero is a gap or, among bold digits and their like, a nine. */
function digitValue(character: string): number {
  const code = character.codePointAt(0) ?? 0
  let before = 0
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/** The text with the digits 0 to 9 in place of any other script's. Pure. */
export const asciiDigits = (text: string) => text.replace(/(?!\d)\p{Nd}/gu, (each) => String(digitValue(each)))
