import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { rememberProfileShown } from '#domain/session/after-sign-in.ts'
import { useSession } from '#domain/session/session.ts'
import { useGetProfile } from '#generated/hooks/customers.ts'
import { paths, safeNext } from '#shared/paths.ts'
import { profileTexts as texts } from '#shared/texts/profile.ts'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

/** The customer's profile. After sign-in (`next`) it can be skipped. */
export function ProfileScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { userId } = useSession()
  const profile = useGetProfile({})
  const isOnTheWay = query.has('next')
  const next = isOnTheWay ? safeNext(query.get('next')) : paths.account
  const isNew = isOnTheWay && !profile.data?.data.first_name
  useEffect(() => {
    if (userId) rememberProfileShown(userId)
  }, [userId])
  return (
    <Screen title={isNew ? texts.createTitle : texts.editTitle} {...(!isOnTheWay && { back: paths.account })}>
      {profile.data ? (
        <ProfileEditor
          key={profile.data.data.id}
          profile={profile.data.data}
          onDone={() => navigate(next, { replace: isOnTheWay })}
          {...(isOnTheWay && { skipTo: next })}
        />
      ) : profile.isPending && profile.fetchStatus !== 'paused' ? (
        <Loading label={texts.loading} />
      ) : (
        <ErrorState title={texts.fetchFailed} error={profile.error} onRetry={() => void profile.refetch()} />
      )}
    </Screen>
  )
}
