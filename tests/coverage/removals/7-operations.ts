import type { Removal } from './removal.ts'

/** Each operation, with one detail of what it sends gone wrong. */
export const operations: Record<string, Removal> = {
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
  '7.call.requestOtp': {
    file: 'generated/operations/auth.ts',
    from: "'/v1/auth/get-otp'",
    to: "'/v1/auth/send-otp'",
  },
  '7.call.resendOtp': {
    file: 'generated/operations/auth.ts',
    from: "'/v1/auth/resend-otp'",
    to: "'/v1/auth/get-otp'",
  },
  '7.call.verifyOtp': {
    file: 'generated/operations/auth.ts',
    from: "'/v1/auth/verify-otp'",
    to: "'/v1/auth/verify'",
  },
  '7.call.createAccessToken': {
    file: 'generated/operations/auth.ts',
    from: "'/v1/auth/access-token'",
    to: "'/v1/auth/token'",
  },
  '7.call.signInGuest': {
    file: 'generated/operations/auth.ts',
    from: "'/v1/auth/guest-login'",
    to: "'/v1/auth/guest'",
  },
  '7.call.refreshTokens': {
    file: 'generated/operations/auth.ts',
    from: ", headers: ['refreshToken'] }",
    to: ' }',
  },
  '7.call.getProfile': {
    file: 'generated/operations/customers.ts',
    from: "'getProfile', 'get', '/v1/customers/profile'",
    to: "'getProfile', 'get', '/v1/customers'",
  },
  '7.call.deleteCustomer': {
    file: 'generated/operations/customers.ts',
    from: "'delete', '/v1/customers'",
    to: "'delete', '/v1/customers/profile'",
  },
  '7.call.listMachines': {
    file: 'generated/operations/machines.ts',
    from: "'/v1/customers/machines', ListMachinesResponse",
    to: "'/v1/machines', ListMachinesResponse",
  },
  '7.call.validateCart': {
    file: 'generated/operations/cart.ts',
    from: "{machineId}/cart/validate'",
    to: "{machineId}/cart'",
  },
  '7.call.getCart': {
    file: 'generated/operations/cart.ts',
    from: "'/v1/vending-machine/-1/cart/{cartId}'",
    to: "'/v1/cart/{cartId}'",
  },
  '7.call.getWalletBalance': {
    file: 'generated/operations/wallets.ts',
    from: "'/v1/wallets/{userId}/balance'",
    to: "'/v1/wallets/{userId}'",
  },
  '7.call.getCompanyWalletBalance': {
    file: 'generated/operations/wallets.ts',
    from: "{locationId}/users/{userId}/balance'",
    to: "{locationId}/users/{userId}'",
  },
  '7.call.listOrders': {
    file: 'generated/operations/orders.ts',
    from: "'listOrders', 'get', '/v1/users/{userId}/vending-machine/{machineId}/orders'",
    to: "'listOrders', 'get', '/v1/users/{userId}/orders'",
  },
  '7.call.createOrder': {
    file: 'generated/operations/orders.ts',
    from: ", { headers: ['Idempotency-Key'] }",
    to: '',
  },
  '7.call.dispenseOrder': {
    file: 'generated/operations/orders.ts',
    from: "{orderId}/dispense/v2'",
    to: "{orderId}/dispense'",
  },
  '7.call.getOrder': {
    file: 'generated/operations/orders.ts',
    from: "{machineId}/orders/{orderId}', GetOrderResponse",
    to: "{machineId}/orders', GetOrderResponse",
  },
  '7.call.unblockOrder': {
    file: 'generated/operations/orders.ts',
    from: "'unblockOrder', 'patch'",
    to: "'unblockOrder', 'post'",
  },
  '7.call.getReceipt': {
    file: 'generated/operations/orders.ts',
    from: "{orderId}/receipt'",
    to: "{orderId}'",
  },
  '7.call.listPaymentOptions': {
    file: 'generated/operations/payments.ts',
    from: "'/v1/payment-options'",
    to: "'/v1/payments'",
  },
  '7.call.listMealCards': {
    file: 'generated/operations/payments.ts',
    from: "'/v1/customers/pluxee-details'",
    to: "'/v1/customers/meal-cards'",
  },
  '7.call.deleteMealCard': {
    file: 'generated/operations/payments.ts',
    from: "'deleteMealCard', 'delete'",
    to: "'deleteMealCard', 'post'",
  },
  '7.call.saveCard': {
    file: 'generated/operations/payments.ts',
    from: "'/v1/card-details'",
    to: "'/v1/cards'",
  },
  '7.call.listOrderTransactions': {
    file: 'generated/operations/transactions.ts',
    from: "'/v1/order-transactions'",
    to: "'/v1/transactions'",
  },
  '7.call.listWalletTransactions': {
    file: 'generated/operations/wallets.ts',
    from: "'/v1/transactions/users/{userId}'",
    to: "'/v1/users/{userId}/transactions'",
  },
  '7.call.listCompanyWalletTransactions': {
    file: 'generated/operations/wallets.ts',
    from: "{locationId}/wallet-transactions/'",
    to: "{locationId}/wallet-transactions'",
  },
}
