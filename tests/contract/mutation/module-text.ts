/** Runs the text of a generated module with what it imports given, so that a changed text needs no file. */
import { readFileSync } from 'node:fs'

export type Scope = Record<string, unknown>

const generated = new URL('../../../generated/', import.meta.url)

export const generatedText = (path: string) => readFileSync(new URL(path, generated), 'utf8')

/** The exports of a module's text. Throws what the text throws. */
export function evaluate(text: string, scope: Scope): Scope {
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  const body = text.replace(/^import .*$/gm, '').replace(/^export const /gm, 'const ')
  return new Function(...Object.keys(scope), `${body}\nreturn { ${names.join(', ')} }`)(...Object.values(scope))
}

/** What is made of a changed text, or why it can't be. */
export function attempt<T>(make: () => T): T | Error {
  try {
    return make()
  } catch (error) {
    return error as Error
  }
}
