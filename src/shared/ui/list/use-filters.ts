import { useSearchParams } from 'react-router-dom'
import { changed } from './filters.ts'

/** The address's query and how a filter changes it. Back leaves the list; it does not undo filters one by one. */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  const change = (changes: Record<string, string>) =>
    setQuery((current) => changed(current, changes), { replace: true })
  return { query, change }
}
