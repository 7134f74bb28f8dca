import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { useFavorite } from '#domain/machine/use-favorite.ts'
import { isOn } from '#domain/session/features.ts'
import { loadChunk } from '#shared/load-chunk.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Heart } from '#shared/ui/Heart.tsx'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { toast } from '#shared/ui/toast.tsx'
import styles from './MachineList.module.css'

const PeekDialog = lazy(() => loadChunk(() => import('./PeekDialog.tsx')))

/** Buttons to look inside a machine and mark it as a favorite. */
export function MachineTools({ machine }: { machine: KnownMachine }) {
  const [isOpen, setOpen] = useState(false)
  const { name } = machine
  return (
    <div className={styles.tools}>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconEye size={20} aria-hidden="true" />}
        aria-label={texts.places.peekNamed({ name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.places.peek}
      </Button>
      {isOn('favorites') && <MachineHeart machine={machine} />}
      {isOpen && (
        <LazyPart isOverlay>
          <PeekDialog machine={machine} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </div>
  )
}

function MachineHeart({ machine }: { machine: KnownMachine }) {
  const { isFavorite, toggle } = useFavorite({ kind: 'machine', machine }, () => toast.error(texts.favorites.failed))
  return <Heart label={texts.favorites.mark({ name: machine.name })} isOn={isFavorite} onToggle={toggle} />
}
