import { paths } from '#shared/paths.ts'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Screen } from '#shared/ui/Screen.tsx'

export function NotFoundScreen() {
  return (
    <Screen title={texts.notFound}>
      <EmptyState drawing="lost" title={texts.notFoundHint} action={{ label: texts.goHome, to: paths.root }} />
    </Screen>
  )
}
