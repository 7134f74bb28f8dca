import { Chip } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import chips from '../Chips.module.css'

interface Choices<V extends string> {
  label: string
  choices: readonly { value: V; label: string }[]
}

interface One<V extends string> extends Choices<V> {
  chosen: V
  onChoose: (value: V) => void
}

interface Several<V extends string> extends Choices<V> {
  chosen: readonly V[]
  onChoose: (values: V[]) => void
}

/** Radio buttons need a common name: then they are one tab stop, and the arrow keys move between them. */
const chipsOf = (choices: Choices<string>['choices'], name?: string) =>
  choices.map(({ value, label }) => (
    <Chip key={value} name={name} value={value} classNames={{ label: chips.chip }}>
      {label}
    </Chip>
  ))

/** A list filter with exactly one choice. */
export const OneOf = <V extends string>({ label, choices, chosen, onChoose }: One<V>) => (
  <fieldset className={chips.chips} aria-label={label}>
    <Chip.Group value={chosen} onChange={(value) => onChoose(value as V)}>
      {chipsOf(choices, label)}
    </Chip.Group>
  </fieldset>
)

/** A list filter with any number of choices. */
export const AnyOf = <V extends string>({ label, choices, chosen, onChoose }: Several<V>) => (
  <fieldset className={chips.chips} aria-label={label}>
    <Chip.Group multiple value={[...chosen]} onChange={(values) => onChoose(values as V[])}>
      {chipsOf(choices)}
    </Chip.Group>
  </fieldset>
)
