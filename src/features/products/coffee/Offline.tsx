import { Alert } from '@mantine/core'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Alert.layer.css'

/** Why the cup can't be added: the machine went offline while the sheet was open. */
export const Offline = () => (
  <Alert color="yellow">
    <p>{texts.coffee.offline}</p>
  </Alert>
)
