import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Anchor.layer.css'
import styles from './ItemHelp.module.css'

interface Props {
  to: string
  name: string
  /** Not all of them came out, and the money for those is on its way or offered already. */
  isPart: boolean
}

/** Leads to help with an item that is reported as dispensed but did not come out. */
export const ItemHelp = ({ to, name, isPart }: Props) => (
  <Anchor
    component={Link}
    to={to}
    className={styles.help}
    aria-label={isPart ? texts.dispense.gotNoneNamed({ name }) : texts.dispense.notGotNamed({ name })}
  >
    {isPart ? texts.dispense.gotNone : texts.dispense.notGot}
  </Anchor>
)
