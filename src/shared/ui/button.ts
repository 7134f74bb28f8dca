/** Mantine's button with the styles it needs. */
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'

export { Button } from '@mantine/core'
