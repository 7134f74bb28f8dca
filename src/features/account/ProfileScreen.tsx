import { useNavigate } from 'react-router-dom'
import { useGetProfile } from '#generated/hooks/customers.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Loading } from '#shared/ui/Loading.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

export function ProfileScreen() {
  const navigate = useNavigate()
  const profile = useGetProfile({})
  return (
    <Screen title={texts.profile.title} back={paths.account}>
      {profile.data ? (
        <ProfileEditor key={profile.data.data.id} profile={profile.data.data} onDone={() => navigate(paths.account)} />
      ) : profile.isPending && profile.fetchStatus !== 'paused' ? (
        <Loading label={texts.profile.loading} />
      ) : (
        <ErrorState title={texts.profile.fetchFailed} error={profile.error} onRetry={() => profile.refetch()} />
      )}
    </Screen>
  )
}
