import { useLocation } from 'react-router-dom'
import { paths, routes } from '#shared/paths.ts'
import { needsAccountTexts as texts } from '#shared/texts/needs-account.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Screen } from '#shared/ui/Screen.tsx'

const reasons: Record<string, string> = {
  [routes.profile]: texts.forProfile,
  [routes.card]: texts.forCard,
}

/** In place of a screen that a guest has none of: why, and a way in that comes back here. */
export function NeedsAccount() {
  const { pathname, search } = useLocation()
  return (
    <Screen title={texts.title} back={paths.root}>
      <EmptyState
        title={reasons[pathname] ?? texts.forWallet}
        hint={texts.hint}
        action={{ label: texts.signIn, to: paths.login(pathname + search) }}
      />
    </Screen>
  )
}
