import { Button } from '@mantine/core'
import { config } from '#shared/config.ts'
import { language } from '#shared/language.ts'
import { closestTag } from '#shared/language-tags.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { MessageScreen } from '#shared/ui/MessageScreen.tsx'

/** In the page's language. */
function notice(): string | undefined {
  const { maintenance } = config
  if (typeof maintenance === 'string') return maintenance
  return maintenance[closestTag(language(), Object.keys(maintenance)) ?? ''] ?? Object.values(maintenance)[0]
}

/** Replaces the shop while the maintenance notice is set. Orders, refunds and help stay available. */
export function MaintenanceScreen() {
  return (
    <MessageScreen
      title={texts.maintenance.title}
      hint={notice() ?? ''}
      button={
        <Button size="lg" mt="xs" onClick={() => window.location.reload()}>
          {texts.shared.tryAgain}
        </Button>
      }
    >
      <Action rank="quiet" to={paths.orderHistory}>
        {texts.shared.yourOrders}
      </Action>
    </MessageScreen>
  )
}
