import { TextInput, type TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'

interface Props extends TextInputProps {
  id: string
  hint?: string
}

/** A labeled input that shows its error in place of its hint. */
export const Field = ({ hint, error, ...props }: Props) => (
  <TextInput
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    description={error ? undefined : hint}
    error={error}
    errorProps={{ role: 'alert' }}
    {...props}
  />
)
