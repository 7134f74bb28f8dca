import { IconScan } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { searchTexts as texts } from '#shared/texts/search.ts'
import { MachineDrawing } from './MachineDrawing.tsx'
import styles from './ScanCard.module.css'

/** Opens the scanner. Large on the first visit, when there is nothing else to show. */
export function ScanCard({ isLarge }: { isLarge: boolean }) {
  return (
    <section className={styles.card} data-large={isLarge}>
      <MachineDrawing className={styles.drawing} />
      <div className={styles.words}>
        <h2>{texts.welcome}</h2>
        <p>{texts.welcomeHint}</p>
      </div>
      <Link className={styles.scan} to={paths.scanMachine}>
        <IconScan size={26} aria-hidden="true" />
        {texts.scan}
      </Link>
    </section>
  )
}
