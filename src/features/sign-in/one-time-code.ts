/** Finds the code's digits in typed, pasted or received text: "123 456", "Your code is 123456". */
export function findCode(text: string, length: number): string {
  const whole = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)
  const apart = new RegExp(`(?<!\\d)\\d(?:[\\s-]?\\d){${length - 1}}(?!\\d)`).exec(text)
  return (whole?.[0] ?? apart?.[0] ?? text).replace(/\D/g, '').slice(0, length)
}
