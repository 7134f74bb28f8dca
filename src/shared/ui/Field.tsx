import { TextInput, type TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { Words } from './Words.tsx'

interface Props extends Omit<TextInputProps, 'error'> {
  id: string
  hint?: string
  error?: string | false | null
}

/** A labeled input that shows its error in place of its hint. */
export const Field = ({ hint, error, ...props }: Props) => (
  <TextInput
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    description={!error && hint ? <Words>{hint}</Words> : undefined}
    error={error && <Words>{error}</Words>}
    errorProps={{ role: 'alert' }}
    {...props}
  />
)
