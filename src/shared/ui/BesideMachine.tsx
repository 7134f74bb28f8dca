import type { ReactNode } from 'react'
import styles from './BesideMachine.module.css'
import { MachineDrawing } from './MachineDrawing.tsx'

/** Words beside a drawing of a machine, which gives way to them. */
export const BesideMachine = ({ isCoffee = false, children }: { isCoffee?: boolean; children: ReactNode }) => (
  <div className={styles.beside}>
    <div>{children}</div>
    <MachineDrawing isCoffee={isCoffee} className={styles.drawing} />
  </div>
)
