import { asciiDigits } from '#shared/ascii-digits.ts'

/**
 * The id if it is valid by the contract, otherwise null. It has to start with a letter or digit: `..` would escape from
 * /machine/, and -1 means no machine.
 */
export const bareMachineId = (text: string): string | null =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text) ? text : null

const typed = (id: string) => asciiDigits(id).trim().toLowerCase()

/** Ignores case, spaces and the script of digits, because people type these numbers. */
export const isSameMachine = (a: string, b: string) => typed(a) === typed(b)
