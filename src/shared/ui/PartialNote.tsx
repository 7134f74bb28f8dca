import { isPartial } from '../api/reader.ts'
import { texts } from '../texts/catalog.ts'
import styles from './list/List.module.css'

/** Says that invalid items are missing from this response’s list. */
export const PartialNote = ({ response }: { response: object }) =>
  isPartial(response) && <p className={styles.partial}>{texts.lists.partial}</p>
