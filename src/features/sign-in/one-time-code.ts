import { asciiDigits } from '#shared/ascii-digits.ts'

/** Finds the code's digits in typed, pasted or received text: "123 456", "Your code is 123456". */
export function findCode(typed: string, length: number): string {
  const text = asciiDigits(typed)
  const whole = text.match(/\d+/g)?.find((digits) => digits.length === length)
  const apart = new RegExp(`(?:^|\\D)(\\d(?:[\\s-]?\\d){${length - 1}})(?!\\d)`).exec(text)
  return (whole ?? apart?.[1] ?? text).replace(/\D/g, '').slice(0, length)
}
