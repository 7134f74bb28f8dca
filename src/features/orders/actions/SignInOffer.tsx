import { IconUser } from '@tabler/icons-react'
import { useEffect } from 'react'
import { moneyState, type Order } from '#domain/order/order-state.ts'
import { useOffered } from '#domain/session/features.ts'
import { useSession } from '#domain/session/session.ts'
import { paths } from '#shared/paths.ts'
import { readOwned, useOwned, writeOwned } from '#shared/storage/owned.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Offer } from '#shared/ui/Offer.tsx'

/** Offers guests an account once, at the end of their first paid order: their browser may forget who they are. */
export function SignInOffer({ order }: { order: Order }) {
  const { kind, userId } = useSession()
  const offered = useOwned('signInOffered', userId)
  const keepsAvoided = useOffered('avoiding')
  const avoided = useStored('avoid')
  const hasMarks = keepsAvoided && avoided !== null && avoided.length > 0
  const isOver = moneyState(order) === 'paid' && !order.is_active
  const isWanted = kind === 'guest' && isOver
  const { id } = order
  useEffect(() => {
    if (isWanted && !readOwned('signInOffered', userId))
      writeOwned('signInOffered', userId, { orderId: id, isClosed: false })
  }, [isWanted, id, userId])
  if (!isWanted || (offered && (offered.isClosed || offered.orderId !== id))) return null
  return (
    <Offer
      icon={IconUser}
      title={texts.orderActions.keepTitle}
      hint={hasMarks ? texts.orderActions.keepHintAvoid : texts.orderActions.keepHint}
    >
      <Action rank="second" to={paths.login(paths.orderHistoryDetails(id))}>
        {texts.orderActions.keepYes}
      </Action>
      <Action rank="quiet" onClick={() => writeOwned('signInOffered', userId, { orderId: id, isClosed: true })}>
        {texts.orderActions.keepNot}
      </Action>
    </Offer>
  )
}
