/** The gate: own rules for all that an operation says, Redocly's where they have none. */
import { compare, operationsOf } from './compare.ts'
import type { Difference } from './difference.ts'
import type { JsonObject } from './document.ts'
import { type RedoclyChange, redoclyDiff } from './redocly.ts'

/** Calls that the server makes: the app takes none today, so the own rules do not walk them. */
const beyond = /^#(\/webhooks|\/paths\/[^/]+\/[a-z]+\/callbacks)(\/|$)/

const holdsBeyond = (document: JsonObject) =>
  'webhooks' in document || operationsOf(document).some(({ value }) => 'callbacks' in value)

/** Redocly's verdicts about what the own rules do not walk. */
function addedBy(changes: RedoclyChange[], from: JsonObject): Difference[] {
  const operations = operationsOf(from)
  return changes
    .filter(({ path }) => beyond.test(path))
    .map(({ path, impact, verdicts, base, revision }) => {
      const rule = `redocly:${verdicts[0]?.ruleId ?? 'changed'}`
      const use = path.slice(1)
      const holder = operations.find(({ pointer }) => use.startsWith(`${pointer}/`))
      return {
        id: `${rule} ${use}`,
        isBreaking: impact === 'major',
        rule,
        operations: [holder?.id ?? '-'],
        pointer: (revision ?? base)?.pointer.slice(1) ?? use,
        uses: [use],
        sentence: verdicts.map(({ message }) => message).join(' ') || 'changed',
        fields: [],
      }
    })
}

/** Every difference between two documents, the breaking ones first. Redocly is run only where there is something for it. */
export async function gate(from: JsonObject, to: JsonObject, known?: RedoclyChange[]): Promise<Difference[]> {
  const own = compare(from, to)
  if (!holdsBeyond(from) && !holdsBeyond(to)) return own
  const added = addedBy(known ?? (await redoclyDiff(from, to)), from)
  return [...own, ...added].sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
}
