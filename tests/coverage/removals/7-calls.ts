import type { Removal } from './removal.ts'

export const calls: Record<string, Removal> = {
  '7.bearer': {
    file: 'src/shared/api/client.ts',
    from: 'if (token) request.headers',
    to: 'if (!token) request.headers',
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
  '7.timeout': {
    file: 'src/shared/api/send.ts',
    from: 'AbortSignal.any([request.signal, AbortSignal.timeout(timeout)])',
    to: 'request.signal',
  },
  '7.device-id': {
    file: 'src/shared/api/send.ts',
    from: '    ...(call.device && { device_id: deviceId() }),\n',
    to: '',
  },
  '7.success': {
    file: 'src/shared/api/send.ts',
    from: [
      '  if (!result.response.ok) throw refusal(name, result.response, result.error)',
      '  return readAnswer(',
    ].join('\n'),
    to: '  return readAnswer(',
  },
  '7.wallet.query': {
    file: 'src/features/wallet/transaction-query.ts',
    from: '    pageOff: false,\n',
    to: '',
  },
  '7.refunds.status': {
    file: 'src/shared/api/send.ts',
    from: 'explode: false',
    to: 'explode: true',
  },
  '7.delete.toast': {
    file: 'src/features/account/DeleteAccountDialog.tsx',
    from: '  toast.info(texts.deleted)\n',
    to: '',
  },
  '7.cart.used': {
    file: 'src/features/checkout/use-lost-cart.ts',
    from: ['    if (isLost && cart && cart.vending_machine_id === machineId) fillCart(cart.items)', ''].join('\n'),
    to: '',
  },
  '7.company-wallet.query': {
    file: 'src/features/wallet/CompanyWalletScreen.tsx',
    from: '...transactionQuery(filters.query) }',
    to: "...transactionQuery(filters.query), order: 'ASC' }",
  },
  '7.order-transactions.query': {
    file: 'src/features/orders/PaymentsView.tsx',
    from: "    order: 'DESC',\n",
    to: "    order: 'ASC',\n",
  },
  '7.refunds.query': {
    file: 'src/features/refunds/RefundsScreen.tsx',
    from: "      order: 'DESC',\n",
    to: "      order: 'ASC',\n",
  },
}
