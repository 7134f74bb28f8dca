import { Button, VisuallyHidden } from '@mantine/core'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import styles from './ProductsScreen.module.css'
import { WishButton } from './WishButton.tsx'

interface Props {
  machineId: string
  /** The search text. */
  text: string
  onShowAll?: () => void
}

/** Shown if the machine is empty or, with `onShowAll`, if nothing matches the search and filters. */
export default function NothingHere({ machineId, text, onShowAll }: Props) {
  if (!onShowAll)
    return (
      <div className={styles.empty}>
        <EmptyState
          drawing="empty"
          title={texts.emptyMachine.empty}
          hint={texts.emptyMachine.emptyHint}
          action={{ label: texts.emptyMachine.toSearch, to: paths.searchMachine }}
        />
        <WishButton machineId={machineId} />
      </div>
    )
  const query = text.trim()
  return (
    <section className={styles.nothing}>
      {/* The same for each letter, so it is said once. */}
      <VisuallyHidden component="p" role="status">
        {texts.emptyMachine.nothing}
      </VisuallyHidden>
      <EmptyState
        drawing="search"
        title={query ? texts.emptyMachine.nothingFor({ text: query }) : texts.emptyMachine.nothing}
      />
      <Button variant="default" radius="xl" onClick={onShowAll}>
        {texts.emptyMachine.showAll}
      </Button>
      <WishButton machineId={machineId} text={query} />
    </section>
  )
}
