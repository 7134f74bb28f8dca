import { Chip } from '@mantine/core'
import { avoidable } from '#domain/machine/avoid.ts'
import { useAvoided } from '#domain/machine/use-avoided.ts'
import { isOn } from '#domain/session/features.ts'
import { write } from '#shared/storage/storage.ts'
import { avoidTexts as texts } from '#shared/texts/avoid.ts'
import '@mantine/core/styles/Chip.layer.css'
import chips from '#shared/ui/Chips.module.css'
import styles from './AvoidChoice.module.css'

/** Kept on the phone, whoever signs in or out: what harms somebody must not be forgotten by the way. */
export function AvoidChoice() {
  const avoided = useAvoided()
  if (!isOn('avoiding')) return null
  return (
    <Chip.Group multiple value={avoided} onChange={(chosen) => write('avoid', chosen)}>
      <fieldset id="avoid" className={styles.group}>
        <legend>{texts.title}</legend>
        <p>{texts.hint}</p>
        <div className={chips.chips}>
          {avoidable.map((each) => (
            <Chip key={each} value={each} size="md" classNames={{ label: chips.chip }}>
              {texts.names[each]}
            </Chip>
          ))}
        </div>
      </fieldset>
    </Chip.Group>
  )
}
