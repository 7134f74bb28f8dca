/** Every pair of documents of which one knows whether it breaks. */
import { type JsonObject, readDocument } from './document.ts'
import { answersThatBreak, callsOfTheServer } from './pairs/answers.ts'
import { harmless, harmlessFromElsewhere } from './pairs/benign.ts'
import type { Edit, Pair } from './pairs/edit.ts'
import { operationsThatBreak } from './pairs/operations.ts'
import { requestsFromElsewhere, requestsThatBreak } from './pairs/requests.ts'
import { secondLookBreaks, secondLookHarmless } from './pairs/second-look.ts'

const fromToday = (edits: Record<string, Edit>, isBreaking: boolean): Pair[] =>
  Object.entries(edits).map(([name, edit]) => ({ name, isBreaking, edit }))

const fromElsewhere = (edits: Record<string, { before: Edit; edit: Edit }>, isBreaking: boolean): Pair[] =>
  Object.entries(edits).map(([name, edit]) => ({ name, isBreaking, ...edit }))

export const pairs: Pair[] = [
  ...fromToday(requestsThatBreak, true),
  ...fromElsewhere(requestsFromElsewhere, true),
  ...fromToday(answersThatBreak, true),
  ...fromElsewhere(callsOfTheServer, true),
  ...fromToday(operationsThatBreak, true),
  ...fromToday(secondLookBreaks, true),
  ...fromToday(harmless, false),
  ...fromToday(secondLookHarmless, false),
  ...fromElsewhere(harmlessFromElsewhere, false),
]

const today = readDocument(new URL('../../../generated/openapi.json', import.meta.url).pathname)

/** The two documents of a pair. */
export function documentsOf({ before, edit }: Pair): [JsonObject, JsonObject] {
  const from = before ? structuredClone(today) : today
  before?.(from)
  const to = structuredClone(from)
  edit(to)
  return [from, to]
}
