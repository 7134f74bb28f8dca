import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { isStorageDenied, write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './BrowserBanner.module.css'

/** Shown on unsupported browsers (§2), and in those that keep nothing, until it is closed for the session. */
export function BrowserBanner() {
  const text = isStorageDenied() ? texts.hints.storageDenied : texts.hints.banner
  const isClosed = useStored('hasClosedBanner')
  if (isClosed) return null
  return (
    <aside className={styles.banner} aria-label={text}>
      <p>{text}</p>
      <ActionIcon
        color="var(--mantine-color-yellow-text)"
        aria-label={texts.hints.closeBanner}
        onClick={() => write('hasClosedBanner', true)}
      >
        <IconX size="1.25rem" aria-hidden="true" />
      </ActionIcon>
    </aside>
  )
}
