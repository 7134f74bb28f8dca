import type { Json } from './merge.ts'

/** Parses a JSON file that an operator has written. Throws an Error that says what is wrong. */
export function parseJsonFile(text: string): Json {
  if (text.includes('\uFFFD')) throw new Error('It must be saved as UTF-8.')
  try {
    // Windows editors put a byte order mark first.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`It must be valid JSON. ${(error as Error).message}`)
  }
}
