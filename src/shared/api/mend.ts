/** Leaves the lost values out of a response, as the document's table says (generated/losses.ts). Pure. */
import type { Loss, Losses } from '#generated/runtime/loss.ts'

/** In place of a value that is lost as a whole. */
export const lost = Symbol('lost')

/** Where values are missing or unreadable. */
interface Damage {
  isLost: boolean
  inner: Map<string, Damage>
}

type Path = readonly PropertyKey[]
type Fields = Record<string, unknown>

/** The damage to a value, from the paths of what is lost in it. */
export function damageAt(paths: readonly Path[]): Damage {
  const root: Damage = { isLost: false, inner: new Map() }
  for (const path of paths) {
    let node = root
    for (const part of path.map(String)) {
      const inner = node.inner.get(part) ?? { isLost: false, inner: new Map() }
      node.inner.set(part, inner)
      node = inner
    }
    node.isLost = true
  }
  return root
}

/** The table's entry for a path. */
export const lossAt = (losses: Losses, path: Path): Loss | undefined =>
  path.reduce<Loss | undefined>((loss, part) => (typeof part === 'number' ? loss?.each : loss?.inner?.[String(part)]), {
    inner: losses,
  })

interface Notes {
  /** Whether an item was dropped that the customer should know about. */
  isPartial: boolean
  /** Whether anything was left out. If not, only blanks are damaged. */
  hasChanged: boolean
}

/** The value without what is lost; `lost` if that is the whole value. */
export function mend(value: unknown, losses: Losses, damage: Damage): Notes & { value: unknown } {
  const notes: Notes = { isPartial: false, hasChanged: false }
  return { value: mendValue(value, { inner: losses }, damage, notes), ...notes }
}

function mendValue(value: unknown, loss: Loss | undefined, damage: Damage, notes: Notes): unknown {
  if (damage.isLost) return lost
  return Array.isArray(value)
    ? mendList(value, loss?.each, damage, notes)
    : mendFields(value as Fields, loss?.inner ?? {}, damage, notes)
}

function mendFields(value: Fields, losses: Losses, { inner }: Damage, notes: Notes): unknown {
  const copy = { ...value }
  for (const [name, damage] of inner) {
    const loss = losses[name]
    if (damage.isLost && value[name] === null && loss?.blank !== null) {
      // null says no more than a missing field. If the field is required, the next round finds it missing.
      delete copy[name]
      notes.hasChanged = true
      continue
    }
    const mended = mendValue(value[name], loss, damage, notes)
    if (mended !== lost) copy[name] = mended
    else if (loss?.loss) leaveOut(copy, name, loss, notes)
    else return lost
  }
  return copy
}

function leaveOut(fields: Fields, name: string, loss: Loss, notes: Notes) {
  const blank = loss.instead === undefined ? loss.blank : fields[loss.instead] || loss.blank
  const isBlank = name in fields && JSON.stringify(fields[name]) === JSON.stringify(blank)
  if (isBlank) return
  if (blank === undefined) delete fields[name]
  else fields[name] = blank
  notes.hasChanged = true
  notes.isPartial ||= loss.loss === 'partial'
}

function mendList(list: unknown[], loss: Loss | undefined, { inner }: Damage, notes: Notes): unknown {
  const items = list.map((item, index) => {
    const damage = inner.get(String(index))
    return damage ? mendValue(item, loss, damage, notes) : item
  })
  const gone = list.filter((_, index) => items[index] === lost)
  if (gone.length === 0) return items
  if (!loss?.loss) return lost
  notes.hasChanged = true
  notes.isPartial ||= loss.loss === 'partial'
  const lostKeys = new Set(gone.flatMap((item) => keysOf(item, loss)))
  const rest = items.filter((item) => item !== lost && !keysOf(item, loss).some((key) => lostKeys.has(key)))
  // Without any row, a list would look empty instead of unreadable.
  return rest.length > 0 || loss.loss === 'cosmetic' ? rest : lost
}

/** What an item describes, such as a slot's id, by path: only values of the same path are compared. */
const keysOf = (item: unknown, { keys = [] }: Loss): string[] =>
  keys.flatMap((path) =>
    path
      .split('.')
      .reduce<unknown[]>((values, name) => values.flatMap((value) => fieldsNamed(value, name)), [item])
      .map((value) => `${path}: ${JSON.stringify(value)}`),
  )

/** A field's value, or the items of its list. */
function fieldsNamed(value: unknown, name: string): unknown[] {
  const field = (value as Fields | null | undefined)?.[name]
  return Array.isArray(field) ? field : [field].filter((each) => each !== undefined && each !== null)
}
