import { useEffect, useState, useSyncExternalStore } from 'react'

/** The category tapped last before React took over (src/app/early/early-category.ts); null for all. */
const tapped = () => globalThis.early?.category || null

const forget = () => {
  if (globalThis.early) globalThis.early.category = undefined
}

/** Such a tap tells nobody. React reads it again once it has rendered, in case it came meanwhile. */
const never = () => () => {}

/** The category that the customer has chosen; null for all. A screen opened again starts with all. */
export function useCategory() {
  const early = useSyncExternalStore(never, tapped)
  const [chosen, choose] = useState<string | null>()
  useEffect(() => forget, [])
  return [chosen === undefined ? early : chosen, choose] as const
}
