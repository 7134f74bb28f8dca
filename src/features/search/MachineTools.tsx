import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useFavorite } from '#domain/machine/use-favorite.ts'
import { isOn } from '#domain/session/features.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Heart } from '#shared/ui/Heart.tsx'
import { toast } from '#shared/ui/toast.tsx'
import styles from './MachineList.module.css'
import PeekDialog from './PeekDialog.tsx'

/** Buttons to look inside a machine and mark it as a favorite. */
export function MachineTools({ machine }: { machine: KnownMachine }) {
  if (!isOn('nearby') && !isOn('favorites')) return null
  return (
    <div className={styles.tools}>
      {isOn('nearby') && <Peek machine={machine} />}
      {isOn('favorites') && <MachineHeart machine={machine} />}
    </div>
  )
}

function Peek({ machine }: { machine: KnownMachine }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconEye size="1.25rem" aria-hidden="true" />}
        aria-label={texts.places.peekNamed({ name: machine.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.places.peek}
      </Button>
      {isOpen && <PeekDialog machine={machine} onClose={() => setOpen(false)} />}
    </>
  )
}

function MachineHeart({ machine }: { machine: KnownMachine }) {
  const { isFavorite, toggle } = useFavorite({ kind: 'machine', machine }, () => toast.error(texts.favorites.failed))
  return <Heart label={texts.favorites.mark({ name: machine.name })} isOn={isFavorite} onToggle={toggle} />
}
