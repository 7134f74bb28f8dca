import { Button } from '@mantine/core'
import { config } from '#shared/config.ts'
import { language } from '#shared/language.ts'
import { closestTag } from '#shared/language-tags.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Screen } from '#shared/ui/Screen.tsx'

/** In the page's language. */
function notice(): string | undefined {
  const { maintenance } = config
  if (typeof maintenance === 'string') return maintenance
  return maintenance[closestTag(language(), Object.keys(maintenance)) ?? ''] ?? Object.values(maintenance)[0]
}

/** Replaces the shop while the maintenance notice is set. Orders, refunds and help stay available. */
export function MaintenanceScreen() {
  return (
    <Screen title={texts.maintenance.title} hasOwnTitle>
      <EmptyState title={texts.maintenance.title} hint={notice() ?? ''} isScreen>
        <Button size="lg" mt="xs" onClick={() => window.location.reload()}>
          {texts.shared.tryAgain}
        </Button>
      </EmptyState>
      <Action rank="quiet" to={paths.orderHistory}>
        {texts.shared.yourOrders}
      </Action>
    </Screen>
  )
}
