import { Checkbox } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { describeError } from '#shared/api/describe-error.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'
import { Field as Input } from '#shared/ui/Field.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { useIsHere } from '#shared/ui/use-is-here.ts'
import { type CardForm, emptyForm, type Field, faultyFields, lastDigits, payloadOf } from './card-form.ts'
import { SavingUnknown, useCardSaving } from './use-card-saving.ts'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Words } from '#shared/ui/Words.tsx'
import styles from './MealCards.module.css'

export function AddCardDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(emptyForm)
  const [invalid, setInvalid] = useState<Field[]>([])
  const isHere = useIsHere()
  const saving = useCardSaving(() => {
    toast.success(texts.mealCards.saved)
    // The form may have been closed and opened again for another card.
    if (isHere.current) onClose()
  })
  const error = saving.isPending ? null : saving.error
  const reason = error instanceof SavingUnknown ? error.cause : error

  function close() {
    saving.leave()
    onClose()
  }

  function change(field: Field, more: Partial<CardForm>) {
    setForm({ ...form, ...more })
    setInvalid(invalid.filter((each) => each !== field))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    const found = faultyFields(form)
    setInvalid(found)
    if (found[0]) event.currentTarget.querySelector<HTMLInputElement>(`[name=${found[0]}]`)?.focus()
    else saving.save(payloadOf(form))
  }

  return (
    <Dialog title={texts.mealCards.add} onClose={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <CardFields form={form} invalid={invalid} onChange={change} />
        <div role="alert">
          {reason && (
            <>
              <p className={styles.error}>
                {error === reason ? texts.mealCards.saveFailed : texts.mealCards.saveUnknown}
              </p>
              <p>
                <Words>{describeError(reason)}</Words>
              </p>
              <SupportReference error={reason} />
            </>
          )}
        </div>
        <DialogActions>
          <Action type="submit" disabled={saving.isPending}>
            {saving.isPending ? texts.mealCards.saving : texts.mealCards.save}
          </Action>
          <Action rank="quiet" onClick={close}>
            {texts.mealCards.cancel}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  form: CardForm
  invalid: Field[]
  onChange: (field: Field, more: Partial<CardForm>) => void
}

function CardFields({ form, invalid, onChange }: FieldsProps) {
  const errorOf = (field: Field) => (invalid.includes(field) ? texts.mealCards.errors[field] : null)
  return (
    <>
      <Input
        id="card-name"
        name="name"
        label={texts.mealCards.name}
        hint={texts.mealCards.nameHint}
        error={errorOf('name')}
        autoComplete="off"
        value={form.name}
        onChange={({ currentTarget }) => onChange('name', { name: currentTarget.value })}
      />
      <Input
        id="card-digits"
        name="card_no"
        label={texts.mealCards.digits}
        hint={texts.mealCards.digitsHint}
        error={errorOf('card_no')}
        inputMode="numeric"
        autoComplete="off"
        value={form.digits}
        onChange={({ currentTarget }) => onChange('card_no', { digits: lastDigits(currentTarget.value) })}
      />
      <Input
        id="card-note"
        name="description"
        label={texts.mealCards.description}
        error={errorOf('description')}
        autoComplete="off"
        value={form.description}
        onChange={({ currentTarget }) => onChange('description', { description: currentTarget.value })}
      />
      <div>
        <Checkbox
          name="saveCard"
          radius={5}
          label={texts.mealCards.consent}
          checked={form.hasAgreed}
          error={errorOf('saveCard')}
          aria-invalid={invalid.includes('saveCard')}
          onChange={({ currentTarget }) => onChange('saveCard', { hasAgreed: currentTarget.checked })}
        />
      </div>
    </>
  )
}
