import { Chip } from '@mantine/core'
import { avoidable } from '#domain/machine/avoid.ts'
import { changeAvoided } from '#domain/machine/change-avoided.ts'
import { useAvoided } from '#domain/machine/use-avoided.ts'
import { isOn, useOffered } from '#domain/session/features.ts'
import { useSession } from '#domain/session/session.ts'
import { keepStorage } from '#shared/storage/keep-storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Chip.layer.css'
import chips from '#shared/ui/Chips.module.css'
import styles from './AvoidChoice.module.css'

/** Kept when customers sign in or out, because allergies must not be lost silently. */
export function AvoidChoice() {
  const avoided = useAvoided()
  if (!isOn('avoiding')) return null
  return (
    <Chip.Group
      multiple
      value={avoided}
      onChange={(chosen) => {
        changeAvoided(avoided, chosen)
        keepStorage()
      }}
    >
      <fieldset id="avoid" className={styles.group}>
        <legend>{texts.avoid.title}</legend>
        <p>{texts.avoid.hint}</p>
        <Keeping />
        <div className={chips.chips}>
          {avoidable.map((each) => (
            <Chip key={each} value={each} size="md" classNames={{ label: chips.chip }}>
              {texts.avoid.names[each]}
            </Chip>
          ))}
        </div>
      </fieldset>
    </Chip.Group>
  )
}

/** Says where the choice is kept, before it can be lost: a guest whose browser has deleted it can't be told any more. */
function Keeping() {
  const isInAccount = useSession().kind === 'registered'
  const isOffered = useOffered('avoiding')
  if (!isOffered) return <p>{texts.avoid.onPhone}</p>
  return <p>{isInAccount ? texts.avoid.inAccount : texts.avoid.onPhoneForGuests}</p>
}
