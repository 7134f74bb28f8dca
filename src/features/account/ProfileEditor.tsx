import { Input } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useUpdateProfile } from '#generated/hooks/customers.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { dayOf } from '#shared/dates/plain-day.ts'
import { formatText, texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Field } from '#shared/ui/Field.tsx'
import { OneOf } from '#shared/ui/list/Choices.tsx'
import { DayField } from '#shared/ui/list/DayField.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Profile.module.css'
import {
  changesOf,
  type FieldError,
  type FieldErrors,
  type Field as FieldName,
  fields,
  formOf,
  type Profile,
  type ProfileForm,
  validateProfile,
} from './profile-form.ts'

interface Props {
  profile: Profile
  onDone: () => void
}

const inputs = [
  { field: 'first_name', autoComplete: 'given-name' },
  { field: 'last_name', autoComplete: 'family-name' },
  { field: 'email', autoComplete: 'email', type: 'email' },
] as const

const genders = ['female', 'male', 'other', 'undisclosed'] as const

export function ProfileEditor({ profile: latest, onDone }: Props) {
  // What the customer has seen. What was changed elsewhere since then is not theirs to undo.
  const [profile] = useState(latest)
  const [form, setForm] = useState(() => formOf(profile))
  const [errors, setErrors] = useState<FieldErrors>({})
  const save = useUpdateProfile()

  function set(field: FieldName, value: string) {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }

  function done() {
    toast.success(texts.profile.saved)
    onDone()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (save.isPending) return
    const found = validateProfile(form, profile, dayOf(new Date()))
    setErrors(found)
    const first = fields.find((field) => found[field])
    if (first) return event.currentTarget.querySelector<HTMLElement>(`#${first}`)?.focus()
    const body = changesOf(form, profile)
    if (Object.keys(body).length === 0) return onDone()
    save.mutate({ body }, { onSuccess: done })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ProfileFields form={form} errors={errors} onChange={set} />
      <Field
        id="phone"
        label={texts.profile.phone}
        dir="ltr"
        hint={texts.profile.hints.phone}
        error={null}
        value={`${profile.country_code} ${profile.phone}`.trim()}
        readOnly
      />
      <div role="alert">
        {save.error && !save.isPending && (
          <div className={styles.failed}>
            <b>{texts.profile.editFailed}</b>
            <p>
              <Words>{`${describeError(save.error)} ${texts.profile.editFailedHint}`}</Words>
            </p>
            <SupportReference error={save.error} />
          </div>
        )}
      </div>
      <Action type="submit" disabled={save.isPending}>
        {save.isPending ? texts.profile.saving : texts.profile.save}
      </Action>
    </form>
  )
}

interface FieldsProps {
  form: ProfileForm
  errors: FieldErrors
  onChange: (field: FieldName, value: string) => void
}

function ProfileFields({ form, errors, onChange }: FieldsProps) {
  return (
    <>
      {inputs.map(({ field, ...input }) => (
        <Field
          key={field}
          id={field}
          name={field}
          label={texts.profile.labels[field]}
          error={errorText(field, errors[field])}
          value={form[field]}
          onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
          {...(field === 'email' && { hint: texts.profile.hints.email })}
          {...input}
        />
      ))}
      <DayField
        id="date_of_birth"
        label={texts.profile.labels.date_of_birth}
        hint={texts.profile.hints.optional}
        error={errorText('date_of_birth', errors.date_of_birth)}
        value={form.date_of_birth}
        onChange={(day) => onChange('date_of_birth', day)}
      />
      <Input.Wrapper
        label={texts.profile.labels.gender}
        labelElement="div"
        description={texts.profile.hints.optional}
        descriptionProps={{ mt: 'xs' }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <OneOf
          label={texts.profile.labels.gender}
          choices={genders.map((gender) => ({ value: gender, label: texts.profile.genders[gender] }))}
          chosen={form.gender}
          onChoose={(gender) => onChange('gender', gender)}
        />
      </Input.Wrapper>
    </>
  )
}

function errorText(field: FieldName, error: FieldError | undefined): string | null {
  if (!error) return null
  if (field === 'email' && error === 'wrong') return texts.profile.errors.wrongEmail
  return formatText(texts.profile.errors[error], { label: texts.profile.labels[field] })
}
