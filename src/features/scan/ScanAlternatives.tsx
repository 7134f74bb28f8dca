import { Button, FileButton } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { isTouchDevice } from '#shared/touch.ts'
import { Field } from '#shared/ui/Field.tsx'
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

const look = { variant: 'default', size: 'lg', fullWidth: true } as const

function Photo({ canTake, onPhoto }: Pick<Props, 'onPhoto'> & { canTake: boolean }) {
  const [news, setNews] = useState('')
  const resetTaken = useRef<() => void>(null)
  const resetChosen = useRef<() => void>(null)
  const read = async (file: File | null) => {
    if (!file) return
    setNews(texts.scan.readingPhoto)
    const found = await readPhoto(file, isMachineLink).catch(() => null)
    // Allows choosing the same photo again.
    resetTaken.current?.()
    resetChosen.current?.()
    setNews(found === null ? texts.scan.photoUnreadable : found.length === 0 ? texts.scan.photoWithoutCode : '')
    if (found && found.length > 0) onPhoto(found)
  }
  return (
    <div className={styles.photo}>
      {canTake && (
        <FileButton resetRef={resetTaken} accept="image/*" capture="environment" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...look} leftSection={<IconCamera size={22} aria-hidden="true" />} {...props}>
              {texts.scan.takePhoto}
            </Button>
          )}
        </FileButton>
      )}
      <FileButton resetRef={resetChosen} accept="image/*" onChange={(file) => void read(file)}>
        {(props) => (
          <Button {...look} leftSection={<IconPhoto size={22} aria-hidden="true" />} {...props}>
            {texts.scan.photo}
          </Button>
        )}
      </FileButton>
      <p role="status">{news}</p>
    </div>
  )
}
