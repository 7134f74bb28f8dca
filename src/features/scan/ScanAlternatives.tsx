import { IconCamera } from '@tabler/icons-react'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { scanTexts as texts } from '#shared/texts/scan.ts'
import { readPhoto } from './read-photo.ts'
import styles from './ScanAlternatives.module.css'

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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsWrong(!onId(String(new FormData(event.currentTarget).get('machine'))))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor="scan-id">{texts.idLabel}</label>
      <div className={styles.row}>
        <input
          id="scan-id"
          name="machine"
          placeholder={texts.idPlaceholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={isWrong}
          aria-describedby="scan-id-problem"
          onChange={() => setIsWrong(false)}
        />
        <button type="submit">{texts.go}</button>
      </div>
      <p id="scan-id-problem" role="alert">
        {isWrong ? texts.idWrong : ''}
      </p>
    </form>
  )
}

function Photo({ onPhoto }: Pick<Props, 'onPhoto'>) {
  const [news, setNews] = useState('')
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file) return
    setNews(texts.readingPhoto)
    const found = await readPhoto(file).catch(() => null)
    // Allows choosing the same photo again.
    input.value = ''
    setNews(found === null ? texts.photoUnreadable : found.length === 0 ? texts.photoWithoutCode : '')
    if (found && found.length > 0) onPhoto(found)
  }
  return (
    <div className={styles.photo}>
      <label>
        <input type="file" accept="image/*" capture="environment" onChange={(event) => void take(event)} />
        <IconCamera size={22} aria-hidden="true" />
        {texts.photo}
      </label>
      <p role="status">{news}</p>
    </div>
  )
}
