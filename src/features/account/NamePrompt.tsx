import { Button, Card, Group } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useSession } from '#domain/session/session.ts'
import { useGetProfile, useUpdateProfile } from '#generated/hooks/customers.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { useOwned, writeOwned } from '#shared/storage/owned.ts'
import { formatText, texts } from '#shared/texts/catalog.ts'
import { disabledProps } from '#shared/ui/disabled-props.ts'
import { Field } from '#shared/ui/Field.tsx'
import { toast } from '#shared/ui/toast.tsx'
import '@mantine/core/styles/Card.layer.css'
import '@mantine/core/styles/Group.layer.css'
import { formOf, type Profile, validateProfile } from './profile-form.ts'

/** Asks customers once for their name if it is missing. */
export function NamePrompt() {
  const { userId } = useSession()
  const isAsked = useOwned('profileShownTo', userId) !== null
  const profile = useGetProfile({}).data?.data
  if (!userId || !profile || profile.first_name || isAsked) return null
  return <NameForm profile={profile} onDone={() => writeOwned('profileShownTo', userId, {})} />
}

function NameForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const save = useUpdateProfile()
  const error = validateProfile({ ...formOf(profile), first_name: name }, profile, '').first_name
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (error) return event.currentTarget.querySelector('input')?.focus()
    const onSuccess = () => {
      toast.success(texts.profile.saved)
      onDone()
    }
    if (!save.isPending) save.mutate({ body: { first_name: name.trim() } }, { onSuccess })
  }
  const failure = save.error && !save.isPending && `${texts.profile.editFailed}. ${describeError(save.error)}`
  return (
    <Card component="section" padding="lg" radius="lg" shadow="sm" aria-label={texts.profile.askTitle}>
      <form noValidate onSubmit={submit}>
        <Field
          id="ask-name"
          label={texts.profile.askTitle}
          hint={texts.profile.askHint}
          placeholder={texts.profile.labels.first_name}
          autoComplete="given-name"
          error={
            isTried && error
              ? formatText(texts.profile.errors[error], { label: texts.profile.labels.first_name })
              : failure
          }
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group mt="md" gap="xs">
          <Button type="submit" {...disabledProps(save.isPending)}>
            {save.isPending ? texts.profile.saving : texts.profile.save}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {texts.profile.skip}
          </Button>
        </Group>
      </form>
    </Card>
  )
}
