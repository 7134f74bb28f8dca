import { Link } from 'react-router-dom'
import { useLacksAccountList } from '#domain/machine/use-account-avoided.ts'
import { isOn } from '#domain/session/features.ts'
import { paths } from '#shared/paths.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './AvoidUnset.module.css'

/**
 * Says that this phone marks nothing, before somebody relies on marks that are gone. A browser that has deleted everything
 * looks like a first visit: nothing that scripts can store survives that.
 */
export function AvoidUnset() {
  const isLacking = useLacksAccountList()
  const stored = useStored('avoid')
  const kept = useStored('avoidKept')
  if (!isOn('avoiding') || isLacking || stored || kept) return null
  return (
    <p className={styles.unset}>
      <span>{texts.avoid.unset}</span> <Link to={paths.avoid}>{texts.avoid.set}</Link>
    </p>
  )
}
