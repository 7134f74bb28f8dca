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
}
