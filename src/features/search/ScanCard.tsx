import { Button, Card } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Card.layer.css'
import { MachineDrawing } from '#shared/ui/MachineDrawing.tsx'
import styles from './ScanCard.module.css'

/** `isSecond`: where the number is rather typed. */
export function ScanCard({ isSecond }: { isSecond: boolean }) {
  return (
    <Card component="section" radius="xl" shadow="sm" className={styles.card}>
      <div className={styles.words}>
        <h2>{texts.search.welcome}</h2>
        <p>{texts.search.welcomeHint}</p>
      </div>
      <MachineDrawing isScanned className={styles.drawing} />
      <Button
        component={Link}
        to={paths.scanMachine}
        size="lg"
        variant={isSecond ? 'default' : 'filled'}
        className={styles.scan}
        leftSection={<IconScan size="1.5rem" aria-hidden="true" />}
      >
        {texts.search.scan}
      </Button>
      <p className={styles.note}>{texts.search.noAccount}</p>
    </Card>
  )
}
