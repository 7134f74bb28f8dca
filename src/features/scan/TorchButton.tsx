import { ActionIcon } from '@mantine/core'
import { IconBulb, IconBulbOff } from '@tabler/icons-react'
import { useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './ScannerDialog.module.css'

/** TypeScript's DOM types lack the torch. */
type Light = { torch?: boolean }

/** Turns on the light, because machines often stand in dark corners. Shown only if the camera has a torch. */
export function TorchButton({ stream }: { stream: MediaStream }) {
  const [isOn, setIsOn] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const track = stream.getVideoTracks()[0]
  // Not every browser reports camera capabilities.
  const canLight = (track?.getCapabilities?.() as Light | undefined)?.torch === true
  if (!track || !canLight || isBroken) return null

  const toggle = async () => {
    try {
      await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] })
      setIsOn(!isOn)
    } catch {
      setIsBroken(true)
    }
  }
  return (
    <ActionIcon
      className={styles.round}
      aria-label={isOn ? texts.scan.torchOff : texts.scan.torchOn}
      data-on={isOn}
      onClick={() => void toggle()}
    >
      {isOn ? <IconBulbOff aria-hidden="true" /> : <IconBulb aria-hidden="true" />}
    </ActionIcon>
  )
}
