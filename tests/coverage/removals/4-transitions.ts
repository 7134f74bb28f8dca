import type { Removal } from './removal.ts'

export const transitions: Record<string, Removal> = {
  '4.401.clear': {
    file: 'src/shared/api/tokens.ts',
    from: '  clearExcept(keptWhenLost)\n',
    to: '',
  },
  '4.401.refresh': {
    file: 'src/shared/api/client.ts',
    from: 'response.status !== 401',
    to: 'response.status !== 499',
  },
  '4.cart.persists': {
    file: 'src/shared/storage/storage.ts',
    from: 'if (!store) throw',
    to: "if (!store || key === 'cartList') throw",
  },
  '4.cart.step': {
    file: 'src/domain/cart/lines.ts',
    from: 'cartQty: line.cartQty + 1',
    to: 'cartQty: line.cartQty + 2',
  },
  '4.customization.none': {
    file: 'src/domain/cart/customisation.ts',
    from: "(mode === 'withoutIngredient' ? 0 : count)",
    to: "(mode === 'withoutIngredient' ? count : count)",
  },
  '4.list.failed': {
    file: 'src/shared/ui/list/GrowingList.tsx',
    from: 'list.isError || list.fetchStatus',
    to: 'list.fetchStatus',
  },
  '4.live.cleared': {
    file: 'src/domain/machine/live-status.ts',
    from: [
      'export function useLiveStatus(machineId: string, loaded: OnlineStatus | undefined): OnlineStatus | undefined {',
      '  const { userId } = useSession()',
      '  const [live, setLive] = useState<OnlineStatus>()',
      '',
    ].join('\n'),
    to: [
      'let heard: OnlineStatus | undefined',
      'export function useLiveStatus(machineId: string, loaded: OnlineStatus | undefined): OnlineStatus | undefined {',
      '  const { userId } = useSession()',
      '  const [live, show] = useState(heard)',
      '  const setLive = (status: OnlineStatus) => {',
      '    heard = status',
      '    show(status)',
      '  }',
      '',
    ].join('\n'),
  },
  '4.live.offline-at-load': {
    file: 'src/domain/machine/live-status.ts',
    from: "    if (loaded === 'offline') toast.info(texts.offlineNow)\n",
    to: '',
  },
  '4.logout': {
    file: 'src/domain/session/sign-out.ts',
    from: 'clearExcept(keptOnSignOut)',
    to: 'void keptOnSignOut',
  },
  '4.unblock': {
    file: 'src/features/dispense/Overdue.tsx',
    from: 'onClick={() => unblock.mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } })}',
    to: 'onClick={checkAgain}',
  },
  '4.401.once': {
    file: 'src/shared/api/client.ts',
    from: 'if (fresh) return through(withToken(spare, fresh))',
    to: [
      'const again = fresh && (await through(withToken(spare.clone(), fresh)))',
      '    if (again) return again.status === 401 ? through(withToken(spare, fresh)) : again',
    ].join('\n'),
  },
  '4.401.hints': {
    file: 'src/shared/api/tokens.ts',
    from: "'hasSeenCoachmarks', 'searchCoachmarkSeen', 'hasSeenUserGuidline', ",
    to: '',
  },
  '4.401.login': {
    file: 'src/app/Navigation.tsx',
    from: [
      "  if (session === 'expired' && path !== '/login') return <Navigate to={paths.login(path + search)} replace />",
      '',
    ].join('\n'),
    to: '',
  },
  '4.live.source': {
    file: 'src/domain/machine/live-status.ts',
    from: 'return live ?? loaded',
    to: 'return loaded',
  },
  '4.live.offline': {
    file: 'src/domain/machine/live-status.ts',
    from: ["      if (known.current === 'online' && status === 'offline') toast.error(texts.wentOffline)", ''].join(
      '\n',
    ),
    to: '',
  },
  '4.live.online': {
    file: 'src/domain/machine/live-status.ts',
    from: ["      if (known.current === 'offline' && status === 'online') toast.success(texts.backOnline)", ''].join(
      '\n',
    ),
    to: '',
  },
  '4.live.reconnect': {
    file: 'src/domain/machine/live-status.ts',
    from: 'if (!signal.aborted) await wait(reconnectDelay, signal)',
    to: 'return',
  },
  '4.active.in-progress': {
    file: 'src/app/redirects.ts',
    from: '? paths.orderDispenseStatus(activeOrder.id)',
    to: '? paths.orderDispense(activeOrder.id)',
  },
  '4.active.paid': {
    file: 'src/app/redirects.ts',
    from: ': paths.orderDispense(activeOrder.id)',
    to: ': paths.orderDispenseStatus(activeOrder.id)',
  },
  '4.cart.add': {
    file: 'src/domain/cart/lines.ts',
    from: '    cartQty: 1,\n',
    to: '    cartQty: 2,\n',
  },
  '4.cart.same': {
    file: 'src/domain/cart/lines.ts',
    from: ['  if (lines.some((line) => lineKey(line) === key)) return increase(lines, key)', ''].join('\n'),
    to: '',
  },
  '4.cart.remove': {
    file: 'src/domain/cart/lines.ts',
    from: 'export const removeLine = without',
    to: 'export const removeLine = decrease',
  },
  '4.cart.coffee-repeat': {
    file: 'src/domain/cart/lines.ts',
    from: ['  if (lines.some((line) => lineKey(line) === key)) return increase(lines, key)', ''].join('\n'),
    to: [
      '  const same = lines.find(({ id }) => id === product.id)',
      '  if (same) return increase(lines, lineKey(same))',
      '',
    ].join('\n'),
  },
  '4.cart.coffee-repeat-state': {
    file: 'src/domain/cart/customisation.ts',
    from: 'linesOf(lines, id).length > 1',
    to: 'linesOf(lines, id).length > lines.length',
  },
  '4.order.follow-up': {
    file: 'src/domain/order/pay.ts',
    from: ["  if (!isWallet(method)) setTimeout(() => write('orderId', orderId), FOLLOW_UP_DELAY)", ''].join('\n'),
    to: '',
  },
  '4.order.follow-up-wallet': {
    file: 'src/domain/order/pay.ts',
    from: 'if (!isWallet(method)) setTimeout',
    to: 'setTimeout',
  },
  '4.list.orders': {
    file: 'generated/operations/orders.ts',
    from: "pagedQuery('listOrders'",
    to: "query('listOrders'",
  },
  '4.list.wallet': {
    file: 'generated/operations/wallets.ts',
    from: "pagedQuery('listWalletTransactions'",
    to: "query('listWalletTransactions'",
  },
  '4.list.company-wallet': {
    file: 'generated/operations/wallets.ts',
    from: "pagedQuery('listCompanyWalletTransactions'",
    to: "query('listCompanyWalletTransactions'",
  },
  '4.list.refunds': {
    file: 'src/shared/api/operation.ts',
    from: 'initialPageParam: 1',
    to: 'initialPageParam: 0',
  },
  '4.list.append': {
    file: 'src/shared/ui/list/rows.ts',
    from: 'pages.flatMap(',
    to: 'pages.slice(-1).flatMap(',
  },
  '4.list.end': {
    file: 'src/shared/api/operation.ts',
    from: 'data.length === 0 || ',
    to: '',
  },
  '4.list.company-duplicates': {
    file: 'src/shared/ui/list/rows.ts',
    from: 'rows: [...byId.values()]',
    to: 'rows: all',
  },
  '4.login.guest': {
    file: 'src/domain/session/sign-in.ts',
    from: '  return ensureToken().then(\n    () => true,\n    () => false,\n  )\n',
    to: '  return false\n',
  },
  '4.login.code': {
    file: 'src/features/sign-in/use-phone-sign-in.ts',
    from: [
      '    if (!isStillGood(sent, phone)) setSent(sentCode(phone, (await requestOtp.call({ body: phone })).data, false))',
      '',
    ].join('\n'),
    to: '',
  },
  '4.login.verify': {
    file: 'src/features/sign-in/exchange.ts',
    from: 'const { data } = await verifyOtp.call({ body: attempt })',
    to: 'const data = { auth_code: attempt.otp }',
  },
  '4.login.exchange': {
    file: 'src/features/sign-in/exchange.ts',
    from: '  await completeSignIn(tokens)\n',
    to: '',
  },
  '4.list.empty': {
    file: 'src/shared/ui/list/GrowingList.tsx',
    from: '  if (rows.length === 0 && !hasMore) return empty\n',
    to: '',
  },
  '4.list.company-end': {
    file: 'src/features/wallet/CompanyWalletScreen.tsx',
    from: '      endsAtRepeats\n',
    to: '',
  },
  '4.push.refresh': {
    file: 'src/features/notifications/registration.ts',
    from: 'Math.abs(facts.now - createTime) >= sevenDays',
    to: 'facts.now < createTime - sevenDays',
  },
  '4.push.permission': {
    file: 'src/features/notifications/PushOffer.tsx',
    from: 'await Notification.requestPermission()',
    to: 'Notification.permission',
  },
}
