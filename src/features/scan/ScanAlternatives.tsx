import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { isTouchDevice } from '#shared/touch.ts'
import { Field } from '#shared/ui/Field.tsx'
import { useIsHere } from '#shared/ui/use-is-here.ts'
import { readPhoto } from './read-photo.ts'
import styles from './ScanAlternatives.module.css'
import { isMachineLink } from './shared-machine.ts'

interface Props {
  /** The app gets no picture, but the phone's own camera app may. */
  isWithoutCamera: boolean
  /** Returns false if the text is not a machine number. */
  onId: (text: string) => boolean
  onPhoto: (texts: string[]) => void
}

/** Alternatives to the camera: type the machine's number, or take or pick a photo of its code. */
export function ScanAlternatives({ isWithoutCamera, onId, onPhoto }: Props) {
  return (
    <div className={styles.ways}>
      <TypedId onId={onId} />
      <Photo canTake={isWithoutCamera && isTouchDevice()} onPhoto={onPhoto} />
    </div>
  )
}

function TypedId({ onId }: Pick<Props, 'onId'>) {
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsWrong(!onId(String(new FormData(event.currentTarget).get('machine'))))
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.row}>
        <Field
          id="scan-id"
          className={styles.field}
          label={texts.scan.idLabel}
          name="machine"
          placeholder={texts.scan.idPlaceholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          error={isWrong && texts.scan.idWrong}
          onChange={() => setIsWrong(false)}
        />
        <Button type="submit">{texts.scan.go}</Button>
      </div>
    </form>
  )
}

function Photo({ canTake, onPhoto }: Pick<Props, 'onPhoto'> & { canTake: boolean }) {
  const [news, setNews] = useState('')
  const isHere = useIsHere()
  const read = async (file: File) => {
    setNews(texts.scan.readingPhoto)
    const found = await readPhoto(file, isMachineLink).catch(() => null)
    setNews(found === null ? texts.scan.photoUnreadable : found.length === 0 ? texts.scan.photoWithoutCode : '')
    if (found && found.length > 0 && isHere.current) onPhoto(found)
  }
  return (
    <div className={styles.photo}>
      {canTake && <PhotoButton label={texts.scan.takePhoto} Icon={IconCamera} capture="environment" onFile={read} />}
      <PhotoButton label={texts.scan.photo} Icon={IconPhoto} onFile={read} />
      <p role="status">{news}</p>
    </div>
  )
}

interface PhotoButtonProps {
  label: string
  Icon: typeof IconCamera
  /** Opens the camera instead of the photos. */
  capture?: 'environment'
  onFile: (file: File) => Promise<void>
}

function PhotoButton({ label, Icon, onFile, ...props }: PhotoButtonProps) {
  const reset = useRef<() => void>(null)
  const pass = async (file: File | null) => {
    if (file) await onFile(file)
    // Allows choosing the same photo again.
    reset.current?.()
  }
  return (
    <FileButton resetRef={reset} accept="image/*" onChange={(file) => void pass(file)} {...props}>
      {(button) => (
        <Button
          variant="default"
          size="lg"
          fullWidth
          leftSection={<Icon size="1.375rem" aria-hidden="true" />}
          {...button}
        >
          {label}
        </Button>
      )}
    </FileButton>
  )
}
