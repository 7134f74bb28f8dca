import type { ComponentProps } from 'react'
import styles from './Field.module.css'

interface Props extends ComponentProps<'input'> {
  id: string
  label: string
  hint?: string
  error?: string | null
}

/** A labeled input whose hint and error are announced by screen readers. */
export function Field({ id, label, hint, error = null, ...input }: Props) {
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={error !== null} aria-describedby={note && `${id}-hint`} {...input} />
      {note && (
        <p id={`${id}-hint`} role={error ? 'alert' : undefined} data-error={error !== null || undefined}>
          {note}
        </p>
      )}
    </div>
  )
}
