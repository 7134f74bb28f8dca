import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { MessageScreen } from '#shared/ui/MessageScreen.tsx'

export const NotFoundScreen = () => (
  <MessageScreen
    drawing="lost"
    title={texts.shell.notFound}
    hint={texts.shell.notFoundHint}
    action={{ label: texts.shell.goHome, to: paths.root }}
  />
)
