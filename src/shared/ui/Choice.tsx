import { Input, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import styles from './Choice.module.css'

interface Props<V extends string> {
  name: string
  label: string
  options: readonly { value: V; label: string }[]
  value: string
  onChoose: (value: V) => void
}

/** A choice of one of a few options, all visible. */
export function Choice<V extends string>({ name, label, options, value, onChoose }: Props<V>) {
  const labelId = useId()
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: labelId }}>
      <SegmentedControl<V>
        aria-labelledby={labelId}
        name={name}
        data={[...options]}
        value={value as V}
        onChange={onChoose}
        fullWidth
        classNames={{ root: styles.root, indicator: styles.indicator, label: styles.label }}
      />
    </Input.Wrapper>
  )
}
