/** Mantine's button with the styles it needs. */
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'

export { Button } from '@mantine/core'
