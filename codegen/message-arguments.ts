import { parse, type Token } from '@messageformat/parser'

/** The arguments of a message and their types. */
export function argumentsOf(message: string): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (tokens: Token[]) => {
    for (const token of tokens) {
      if (!('arg' in token)) continue
      const type = token.type === 'plural' ? 'number' : 'string | number'
      if (type === 'number' || !found.has(token.arg)) found.set(token.arg, type)
      if ('cases' in token) for (const { tokens } of token.cases) visit(tokens)
    }
  }
  visit(parse(message))
  return found
}
