import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import '@mantine/core/styles/Input.layer.css'
import styles from './SearchField.module.css'

interface Props {
  label: string
  placeholder: string
  text: string
  onChange: (text: string) => void
  /** Positions the field. */
  className?: string | undefined
}

export const SearchField = ({ label, placeholder, text, onChange, className }: Props) => (
  <TextInput
    type="search"
    radius="xl"
    className={className}
    classNames={{ wrapper: styles.wrapper, input: styles.input }}
    leftSection={<IconSearch size="1.25rem" aria-hidden="true" />}
    leftSectionPointerEvents="none"
    aria-label={label}
    placeholder={placeholder}
    maxLength={64}
    autoComplete="off"
    value={text}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
