import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCreateWish, useListWishes } from '#generated/hooks/wishes.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { disabledProps } from '#shared/ui/disabled-props.ts'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Field } from '#shared/ui/Field.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import styles from './WishDialog.module.css'

/** The contract's bounds for the length of a wish. */
const [minLength, maxLength] = [2, 60]

interface Props {
  machineId: string
  text: string
  onClose: () => void
}

export default function WishDialog({ machineId, text: wanted, onClose }: Props) {
  const [text, setText] = useState(wanted.slice(0, maxLength))
  const { data, error, refetch } = useListWishes({ machineId })
  const { mutate, data: made, isPending, isError } = useCreateWish()
  const wish = (wording: string) =>
    mutate(
      { params: { machineId }, body: { text: wording } },
      { onSuccess: () => setText((typed) => (typed.trim() === wording ? '' : typed)) },
    )
  const wishes = data?.data ?? []
  return (
    <Dialog title={texts.wishes.title} closeLabel={texts.wishes.close} onClose={onClose}>
      <p className={styles.hint}>{texts.wishes.hint}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          wish(text.trim())
        }}
      >
        <Field
          id="wish"
          label={texts.wishes.label}
          placeholder={texts.wishes.placeholder}
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Action type="submit" disabled={isPending || text.trim().length < minLength}>
          {isPending ? texts.wishes.sending : texts.wishes.send}
        </Action>
      </form>
      <p role="status">
        {isError ? texts.wishes.failed : made && !isPending && texts.wishes.thanks({ count: made.data.count })}
      </p>
      {!data && !error && <Loading label={texts.wishes.othersLoading} />}
      {error && !data && <ErrorState title={texts.wishes.othersFailed} error={error} onRetry={() => refetch()} />}
      {wishes.length > 0 && (
        <section className={styles.others}>
          <h3>{texts.wishes.others}</h3>
          <ul>
            {wishes.map(({ id, text: wording, count, is_mine }) => (
              <li key={id}>
                <span>
                  <span>{wording}</span>
                  <small>{texts.wishes.count({ count })}</small>
                </span>
                <Button
                  variant="default"
                  radius="xl"
                  aria-label={is_mine ? undefined : texts.wishes.meTooNamed({ text: wording })}
                  {...disabledProps(is_mine || isPending, () => wish(wording))}
                >
                  {is_mine ? texts.wishes.counted : texts.wishes.meToo}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
