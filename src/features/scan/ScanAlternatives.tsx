import { Button, FileButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { Field } from '#shared/ui/Field.tsx'
import { readPhoto } from './read-photo.ts'
import styles from './ScanAlternatives.module.css'
import { isMachines } from './shared-machine.ts'

interface Props {
  /** Returns false if the text is not a machine number. */
  onId: (text: string) => boolean
  onPhoto: (texts: string[]) => void
}

/** Alternatives to the camera: type the machine's number, or pick a photo of its code. */
export function ScanAlternatives({ onId, onPhoto }: Props) {
  return (
    <div className={styles.ways}>
      <TypedId onId={onId} />
      <Photo onPhoto={onPhoto} />
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

function Photo({ onPhoto }: Pick<Props, 'onPhoto'>) {
  const [news, setNews] = useState('')
  const reset = useRef<() => void>(null)
  const take = async (file: File | null) => {
    if (!file) return
    setNews(texts.scan.readingPhoto)
    const found = await readPhoto(file, isMachines).catch(() => null)
    // Allows choosing the same photo again.
    reset.current?.()
    setNews(found === null ? texts.scan.photoUnreadable : found.length === 0 ? texts.scan.photoWithoutCode : '')
    if (found && found.length > 0) onPhoto(found)
  }
  return (
    <div className={styles.photo}>
      <FileButton resetRef={reset} accept="image/*" onChange={(file) => void take(file)}>
        {(props) => (
          <Button
            variant="default"
            size="lg"
            fullWidth
            leftSection={<IconCamera size={22} aria-hidden="true" />}
            {...props}
          >
            {texts.scan.photo}
          </Button>
        )}
      </FileButton>
      <p role="status">{news}</p>
    </div>
  )
}
