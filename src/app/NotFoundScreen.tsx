import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Screen } from '#shared/ui/Screen.tsx'

export function NotFoundScreen() {
  return (
    <Screen title={texts.shell.notFound}>
      <EmptyState
        drawing="lost"
        title={texts.shell.notFoundHint}
        action={{ label: texts.shell.goHome, to: paths.root }}
      />
    </Screen>
  )
}
