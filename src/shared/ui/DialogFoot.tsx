import type { ReactNode } from 'react'
import styles from './Dialog.module.css'

/** The main button at a dialog's end, in view however long the dialog is. */
export const DialogFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>
