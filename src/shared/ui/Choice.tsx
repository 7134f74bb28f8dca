import styles from './Choice.module.css'

interface Props<V extends string> {
  name: string
  label: string
  options: readonly { value: V; label: string }[]
  value: string
  onChoose: (value: V) => void
}

/** Radio buttons that look like a row of buttons. */
export function Choice<V extends string>({ name, label, options, value, onChoose }: Props<V>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
