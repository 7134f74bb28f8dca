import { IconCreditCard, IconPackage, IconQrcode } from '@tabler/icons-react'
import { hintTexts as texts } from '#shared/texts/hints.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import styles from './Guideline.module.css'

const icons = [IconQrcode, IconCreditCard, IconPackage]

/** How ordering works, in three steps. */
export function Guideline({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.howItWorks} onClose={onClose}>
      <ol className={styles.steps}>
        {texts.steps.map(({ title, text }, index) => {
          const Icon = icons[index] ?? IconPackage
          return (
            <li key={title}>
              <span className={styles.icon} aria-hidden="true">
                <Icon size={28} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <Action onClick={onClose}>{texts.start}</Action>
    </Dialog>
  )
}
