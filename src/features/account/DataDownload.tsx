import { storedData } from '#domain/order/stored-data.ts'
import { useSession } from '#domain/session/session.ts'
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './Account.module.css'

/** Milliseconds. Safari reads the file after the click. */
const fileLifetime = 60_000

async function download(userId: string | undefined) {
  const file = new Blob([await storedData(userId)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${config.name}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), fileLifetime)
}

/** Gives customers and guests a copy of what this phone stores for them. */
export function DataDownload() {
  const { userId } = useSession()
  return (
    <section className={styles.data}>
      <h2>{texts.account.dataTitle}</h2>
      <p>{texts.account.dataHint({ app: config.name })}</p>
      <Action rank="second" onClick={() => void download(userId)}>
        {texts.account.dataDownload}
      </Action>
    </section>
  )
}
