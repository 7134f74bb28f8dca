import { isServed } from '#domain/machine/machine-link.ts'
import { routePath } from '#shared/base.ts'
import { machineInPath, productsRoute, rootRoute } from '#shared/paths.ts'
import { record } from '#shared/storage/record.ts'

const openings: string[] = [rootRoute, productsRoute]

/** The machine whose products the page will show: from the machine link, otherwise the stored one. */
export function machineOfPage(): { id: string; isLink: boolean } | null {
  const pathname = routePath(location.pathname)
  const linked = machineInPath(pathname)
  if (linked) return { id: decodeURIComponent(linked), isLink: true }
  const isSold = isServed({ machine_type: record('machineType') === 'Coffee' ? 'Coffee' : 'Vending' })
  const chosen = isSold && openings.includes(pathname) && record('machineId')
  return chosen ? { id: chosen, isLink: false } : null
}
