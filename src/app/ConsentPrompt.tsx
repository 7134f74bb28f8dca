import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { canMeasure } from '#shared/analytics/consent.ts'
import { config } from '#shared/config.ts'
import { routes } from '#shared/paths.ts'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './update/UpdatePrompt.module.css'

/** Asks once whether usage may be measured. Both answers are one tap and look alike; the app works without one. */
export function ConsentPrompt() {
  const answer = useStored('consent')
  if (!config.law.askConsent || !canMeasure || answer) return null
  return (
    <aside className={styles.prompt} aria-label={texts.consent.title}>
      <p>
        <b>{texts.consent.title}</b> <span>{texts.consent.hint}</span>{' '}
        {config.pages.includes('privacy') && <Link to={routes.privacy}>{texts.consent.privacy}</Link>}
      </p>
      <div className={styles.choices}>
        <Button variant="light" onClick={() => write('consent', 'refused')}>
          {texts.consent.dontAllow}
        </Button>
        <Button variant="light" onClick={() => write('consent', 'given')}>
          {texts.consent.allow}
        </Button>
      </div>
    </aside>
  )
}
