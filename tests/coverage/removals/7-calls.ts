import type { Removal } from './removal.ts'

export const calls: Record<string, Removal> = {
  '7.bearer': {
    file: 'src/shared/api/client.ts',
    from: 'if (token) request.headers',
    to: 'if (!token) request.headers',
  },
  '7.call.createRefund': {
    file: 'generated/operations/refunds.ts',
    from: "mutation('createRefund', 'post',",
    to: "mutation('createRefund', 'patch',",
  },
  '7.call.getLocationWallet': {
    file: 'generated/operations/wallets.ts',
    from: "{userId}/location-wallet'",
    to: "{userId}/wallet'",
  },
  '7.call.getMachine': {
    file: 'generated/operations/machines.ts',
    from: "'/v1/customers/machines/{id}'",
    to: "'/v1/customers/machines'",
  },
  '7.call.getMachineProducts': {
    file: 'generated/operations/machines.ts',
    from: "{machineId}/products'",
    to: "{machineId}'",
  },
  '7.call.listOffers': {
    file: 'generated/operations/offers.ts',
    from: "{machineId}/all'",
    to: "{machineId}'",
  },
  '7.call.listRefunds': {
    file: 'generated/operations/refunds.ts',
    from: "'listRefunds', 'get', '/v1/refunds'",
    to: "'listRefunds', 'get', '/v1/refund'",
  },
  '7.call.signOut': {
    file: 'generated/operations/auth.ts',
    from: "'/v1/auth/log-out'",
    to: "'/v1/auth/logout'",
  },
  '7.call.streamMachine': {
    file: 'generated/operations/machines.ts',
    from: "'/v1/sse/machines/{machineId}'",
    to: "'/v1/sse/machines'",
  },
  '7.call.updateProfile': {
    file: 'generated/operations/customers.ts',
    from: "'updateProfile', 'patch'",
    to: "'updateProfile', 'post'",
  },
  '7.call.updatePushToken': {
    file: 'generated/operations/notifications.ts',
    from: "'/v1/notifications/update'",
    to: "'/v1/notifications'",
  },
  '7.client-id': {
    file: 'src/shared/api/send.ts',
    from: '    client_id: config.clientId,\n',
    to: '',
  },
  '7.delete.reload': {
    file: 'src/features/account/DeleteAccountDialog.tsx',
    from: '  setTimeout(() => window.location.reload(), untilReload)\n',
    to: '',
  },
  '7.orders.active': {
    file: 'src/domain/order/active-order.ts',
    from: "    status: ['In-Progress', 'Paid'],\n",
    to: "    status: ['Paid'],\n",
  },
  '7.receipt.opened': {
    file: 'src/features/orders/ReceiptButton.tsx',
    from: '      await use(data.link)\n',
    to: '',
  },
}
