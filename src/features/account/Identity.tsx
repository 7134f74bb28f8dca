import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useGetProfile } from '#generated/hooks/customers.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Loading } from '#shared/ui/Loading.tsx'
import { RetryButton } from '#shared/ui/RetryButton.tsx'
import { SupportReference } from '#shared/ui/SupportReference.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Account.module.css'
import { initials } from './initials.ts'

/** The signed-in customer's name and phone, with a link to the profile. */
export function Identity() {
  const { data, error, isPending, fetchStatus, refetch } = useGetProfile({})
  if (data) {
    const { first_name, last_name, phone, country_code } = data.data
    const name = [first_name, last_name].filter(Boolean).join(' ')
    const number = [country_code, phone].filter(Boolean).join(' ')
    return (
      <section className={styles.identity}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(first_name, last_name) || <IconUser size="1.75rem" />}
        </span>
        <span className={styles.names}>
          <h2>{name || <bdi dir="ltr">{number}</bdi>}</h2>
          {name && number && <span dir="ltr">{number}</span>}
        </span>
        <Button component={Link} to={paths.profile} variant="default">
          {name ? texts.account.editProfile : texts.account.createProfile}
        </Button>
      </section>
    )
  }
  if (isPending && fetchStatus !== 'paused')
    return <Loading className={styles.identity} label={texts.account.loading} />
  return (
    <section className={styles.identity} role="alert">
      <span className={styles.names}>
        <b>{texts.account.profileFailed}</b>
        <span>
          <Words>{describeError(error)}</Words>
        </span>
        <SupportReference error={error} />
      </span>
      <RetryButton error={error} onRetry={() => refetch()} />
    </section>
  )
}
