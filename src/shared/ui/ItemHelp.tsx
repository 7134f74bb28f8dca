import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Anchor.layer.css'
import styles from './ItemHelp.module.css'

/** Leads to help with an item that is reported as dispensed but did not come out. */
export const ItemHelp = ({ to, name }: { to: string; name: string }) => (
  <Anchor component={Link} to={to} className={styles.help} aria-label={texts.dispense.notGotNamed({ name })}>
    {texts.dispense.notGot}
  </Anchor>
)
