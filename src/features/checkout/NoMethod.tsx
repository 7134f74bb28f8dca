import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useLocation } from 'react-router-dom'
import type { Obstacle } from '#domain/payment/method-order.ts'
import { useSession } from '#domain/session/session.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { useWorking } from '#shared/ui/use-working.ts'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Stack.layer.css'

interface Props {
  why: Obstacle
  /** Returns the promise of what it asks again. */
  onRetry: () => unknown
}

/** In place of the pay button if no method can pay: the reason, and what the customer can do. */
export function NoMethod({ why, onRetry }: Props) {
  const isGuest = useSession().kind !== 'registered'
  const { pathname } = useLocation()
  const { isWorking, run } = useWorking(onRetry)
  const { title, hint } = texts.checkout.cannotPay[why]
  const canRetry = why === 'balance-unknown' || why === 'unavailable'
  return (
    <Stack gap="xs" pb="xl">
      <Alert color="yellow" icon={<IconInfoCircle aria-hidden="true" />} title={title}>
        <p>{hint}</p>
      </Alert>
      {canRetry && (
        <Action disabled={isWorking} onClick={() => void run()}>
          {isWorking ? texts.shell.tryingAgain : texts.checkout.tryAgain}
        </Action>
      )}
      {isGuest && (
        <Action rank={canRetry ? 'second' : 'main'} to={paths.login(pathname)}>
          {texts.shell.signIn}
        </Action>
      )}
      <Action rank="second" to={paths.products}>
        {texts.checkout.toProducts}
      </Action>
      <Action rank="quiet" to={paths.support()}>
        {texts.checkout.help}
      </Action>
    </Stack>
  )
}
