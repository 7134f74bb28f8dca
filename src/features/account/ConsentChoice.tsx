import { canMeasure } from '#shared/analytics/consent.ts'
import { config } from '#shared/config.ts'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Choice } from '#shared/ui/Choice.tsx'

/** Gives or withdraws the consent to usage statistics, both in one tap. */
export function ConsentChoice() {
  const answer = useStored('consent')
  if (!config.law.askConsent || !canMeasure) return null
  return (
    <Choice
      name="consent"
      label={texts.account.statistics}
      options={[
        { value: 'refused', label: texts.account.dontAllow },
        { value: 'given', label: texts.account.allow },
      ]}
      value={answer ?? 'refused'}
      onChoose={(value) => write('consent', value)}
    />
  )
}
