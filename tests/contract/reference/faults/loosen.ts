/** Ways in which the rules of a request are loosened or tightened. */
import type { Asks } from '../operation.ts'
import type { Rule } from '../rules.ts'

/** The rule at a path such as body.items.*.quantity. */
function ruleAt(asks: Asks, path: string): { parent: Rule; name: string; rule: Record<string, unknown> } {
  const [root, ...steps] = path.split('.')
  let rule = asks[root as 'headers' | 'query' | 'body'] as Rule
  let parent = rule
  for (const step of steps) {
    parent = rule
    const inner = rule.kind === 'list' ? rule.of : rule.kind === 'record' ? rule.fields[step] : undefined
    if (!inner) throw new Error(`No rule at ${path}`)
    rule = inner
  }
  return { parent, name: steps.at(-1) ?? '', rule: rule as unknown as Record<string, unknown> }
}

export const unchecked = (path: string, keyword: string) => (asks: Asks) => {
  delete ruleAt(asks, path).rule[keyword]
}
export const anyType = (path: string) => (asks: Asks) => {
  const { parent, name } = ruleAt(asks, path)
  if (parent.kind === 'record') parent.fields[name] = { kind: 'anything' }
}
export const mayBeMissing = (path: string) => (asks: Asks) => {
  const { parent, name } = ruleAt(asks, path)
  if (parent.kind === 'record') parent.optional = [...(parent.optional ?? []), name]
}
export const openTo = (path: string) => (asks: Asks) => {
  ruleAt(asks, path).rule.isOpen = true
}
export const tightened = (path: string, rule: Record<string, unknown>) => (asks: Asks) => {
  Object.assign(ruleAt(asks, path).rule, rule)
}
