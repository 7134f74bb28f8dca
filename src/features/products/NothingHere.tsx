import { Button } from '@mantine/core'
import { paths } from '#shared/paths.ts'
import { emptyTexts as texts } from '#shared/texts/empty-machine.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import styles from './ProductsScreen.module.css'

/** Nothing to show: the machine is empty, or, with `onShowAll`, nothing matches search and filter. */
export default function NothingHere({ onShowAll }: { onShowAll?: () => void }) {
  if (!onShowAll)
    return (
      <EmptyState
        title={texts.empty}
        hint={texts.emptyHint}
        action={{ label: texts.toSearch, to: paths.searchMachine }}
      />
    )
  return (
    <section className={styles.nothing}>
      <p role="status">{texts.nothing}</p>
      <Button variant="default" radius="xl" onClick={onShowAll}>
        {texts.showAll}
      </Button>
    </section>
  )
}
