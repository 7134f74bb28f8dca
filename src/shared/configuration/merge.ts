export type Json = { [key: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values in `over` replace those in `base`. Objects are merged, lists are replaced. */
export function merge(base: Json, over: Json): Json {
  const merged = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const old = base[key]
    merged[key] = isObject(old) && isObject(value) ? merge(old, value) : value
  }
  return merged
}
