/** A screen that calls each operation: who is signed in, what is prepared, and what is tapped. */
import type { Page } from '@playwright/test'
import type { OperationId } from '#generated/runtime/operation.ts'
import { routes } from '#shared/paths.ts'
import { machineId, type World } from '../support/world.ts'
import { amount, any, begins, says, texts } from './texts.ts'
import { chooseMethod } from './visit.ts'

export interface Scene {
  open: string
  /** The text after the call has succeeded. */
  good: RegExp
  /** The default is the customer with orders, wallets and cards. */
  as?: 'guest' | 'nobody'
  scenario?: string
  /** Changes the stored records; an empty text removes one. Returns a suffix of the path. */
  prepare?: (world: World, storage: Record<string, string>) => Promise<string | undefined>
  /** Init script of each page. */
  init?: () => void
  steps?: (page: Page, world: World) => Promise<unknown>
  /** The button that sends the call. Without one, opening the screen or the last step sends it. */
  tap?: RegExp
  /** A failure needs no message, because the screen works without the call. */
  isQuiet?: boolean
  /** The call can't be repeated, so the next step is a different one. */
  isOneShot?: boolean
  /** Faults after which the app reaches the goal by another call. */
  mends?: string[]
  /** The call also clears the cart. */
  takesCart?: boolean
}

const at = (open: string, good: RegExp, more: Omit<Scene, 'open' | 'good'> = {}): Scene => ({ open, good, ...more })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const fill = (page: Page, label: string, text: string) => page.getByLabel(label).fill(text)

const codeLabel = texts.signIn.digit({ position: 1, length: 6 })

const fillPhone = (page: Page, phone = '9876543210') => fill(page, texts.signIn.phone, phone)

export async function typePhone(page: Page, phone?: string) {
  await fillPhone(page, phone)
  await press(page, texts.signIn.send)
  await page.getByLabel(codeLabel).waitFor()
}

/** Signs in at the sign-in screen: the last digit sends the code. */
export async function typeCode(page: Page, phone?: string) {
  await typePhone(page, phone)
  await fill(page, codeLabel, '123456')
}

async function fillCard(page: Page) {
  await press(page, texts.mealCards.add)
  await fill(page, texts.mealCards.name, 'Lunch')
  await fill(page, texts.mealCards.digits, '1234')
  await page.getByRole('checkbox').check()
}

async function pay(world: World, storage: Record<string, string>) {
  storage.cartList = ''
  return world.paidOrder()
}

async function dispense(world: World, storage: Record<string, string>) {
  const id = await pay(world, storage)
  await world.call('POST', `${world.orderPath(id)}/dispense/v2`)
  return id
}

/** A guest's payment is open, the server doesn't know the guest any more, and somebody else has signed in. */
async function someoneElsesPayment(world: World, storage: Record<string, string>) {
  await world.signInGuest()
  storage.checkoutAttempt = JSON.stringify(await world.openAttempt())
  // On the same device, the server would move the guest's order to the account.
  world.deviceId = storage.deviceId = crypto.randomUUID()
  await world.signIn()
  Object.assign(storage, world.tokens)
  return undefined
}

/** An old registration for push messages. */
async function subscribed(_: World, storage: Record<string, string>) {
  const subscription = { endpoint: 'https://push.example/1', auth: 'a', p256dh: 'p' }
  storage.pushRegistration = JSON.stringify({ token: 't', createTime: 1, subscription, vapidKey: 'k' })
  return undefined
}

/** Init script: a stand-in for the browser's push API. */
function pushGranted() {
  if (location.origin === 'null') return
  const [endpoint, keys] = ['https://push.example/1', { auth: 'a', p256dh: 'p' }]
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) }
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription }
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: async () => ({ pushManager }) })
}

function isInMumbai() {
  const coords = { latitude: 18.94, longitude: 72.83 }
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: (found: (position: object) => void) => found({ coords }) },
  })
}

async function wish(page: Page) {
  await page.getByRole('searchbox').fill('salted lassi')
  await press(page, begins(texts.wishes.openFor({ text: any })))
}

const listShown = says(
  ...Object.values(texts.lists).flatMap((list) =>
    typeof list === 'string' ? [] : [list.shown({ count: any }), list.allShown],
  ),
)
const lobbyHeart = begins(texts.favorites.mark({ name: 'Lobby snacks' }))
const balance = (title: string) => new RegExp(`${title}\\s*₹`)
const { dispensing, dispensed, partly } = texts.endings

const scenes: Partial<Record<OperationId, Scene>> = {
  requestOtp: at('/login', says(texts.signIn.codeTitle), {
    as: 'guest',
    steps: (page) => fillPhone(page),
    tap: begins(texts.signIn.send),
    isOneShot: true,
  }),
  resendOtp: at('/login', says(texts.signIn.resent), {
    as: 'guest',
    steps: async (page, world) => {
      await page.clock.install()
      await typePhone(page)
      await world.advance(31_000)
      await page.clock.fastForward(31_000)
    },
    tap: begins(texts.signIn.resend),
    isOneShot: true,
    // The server has forgotten the exchange, so the app starts another one.
    mends: ['HTTP 404'],
  }),
  verifyOtp: at('/login', /All[\s\S]*₹35/, { as: 'guest', steps: (page) => typeCode(page), isOneShot: true }),
  createAccessToken: at('/login', /All[\s\S]*₹35/, { as: 'guest', steps: (page) => typeCode(page), isOneShot: true }),
  signInGuest: at('/order-history', says(texts.orders.noOrders), { as: 'nobody', isOneShot: true }),
  refreshTokens: at('/order-history', listShown, {
    prepare: (world) => world.advance(700_000).then(() => undefined),
    isOneShot: true,
  }),
  signOut: at('/account', says(texts.account.guestTitle), {
    tap: begins(texts.account.signOut),
    isQuiet: true,
    takesCart: true,
  }),
  getProfile: at('/account', /\+91 9876543210/),
  updateProfile: at('/profile', says(texts.profile.saved), {
    steps: (page) => fill(page, texts.profile.labels.first_name, 'Usha'),
    tap: begins(texts.profile.save),
  }),
  deleteCustomer: at('/account', says(texts.account.deleted, texts.account.guestTitle), {
    steps: (page) => press(page, texts.account.delete),
    tap: begins(texts.account.deleteYes),
    isOneShot: true,
    takesCart: true,
  }),
  updatePushToken: at('/products', /Sea salt chips/, { prepare: subscribed, init: pushGranted, isQuiet: true }),
  listMachines: at('/search-machine', says(texts.search.results({ count: any }), texts.search.results({ count: 1 })), {
    steps: (page) => page.getByRole('searchbox').fill('lobby'),
  }),
  getMachine: at('/machine/', /Sea salt chips/, {
    as: 'guest',
    prepare: async (_, storage) => {
      storage.machineId = storage.cartList = ''
      return machineId
    },
  }),
  getMachineProducts: at('/products', /Sea salt chips/),
  streamMachine: at('/products', /Sea salt chips/, { isQuiet: true }),
  listNearbyMachines: at('/search-machine', says(texts.places.nearby), {
    init: isInMumbai,
    tap: begins(texts.places.nearMe),
  }),
  listFavorites: at('/search-machine', says(texts.search.yours), { isQuiet: true }),
  // The heart changes immediately and reverts on failure.
  saveFavorite: at('/search-machine', says(texts.favorites.machines), { tap: lobbyHeart, isQuiet: true }),
  deleteFavorite: at('/search-machine', says(texts.search.yours), {
    prepare: async (world, storage) => {
      await world.call('PUT', `/v1/customers/favorites/machine/${machineId}`, {})
      const machine = { id: machineId, name: 'Lobby snacks', place: { name: 'Tower', address: 'Street' } }
      storage.favorites = JSON.stringify({ owner: world.userId, products: [], machines: [machine] })
      return undefined
    },
    tap: lobbyHeart,
    isQuiet: true,
  }),
  listWishes: at('/products', says(texts.wishes.count({ count: 14 })), { steps: wish }),
  createWish: at('/products', says(texts.wishes.thanks({ count: 7 })), {
    steps: wish,
    tap: begins(texts.wishes.send),
  }),
  validateCart: at('/cart', says(texts.checkout.methods)),
  getCart: at('/payment', /Sea salt chips/, {
    prepare: async (world, storage) => {
      storage.cartId = (await world.quote()).cart_id
      storage.cartList = ''
      return undefined
    },
  }),
  listOffers: at('/offers', says(texts.offers.gives({ value: '₹20' }), texts.offers.gives({ value: '10%' }))),
  listOrders: at('/order-history', listShown),
  createOrder: at('/payment', says(texts.paymentResult.paid, texts.orderActions.dispense), {
    steps: (page) => chooseMethod(page, texts.shared.methods.Wallet),
    tap: begins(texts.checkout.pay({ amount })),
  }),
  getOrder: at('/order-history-details/ord-past-01', says(texts.orders.items)),
  dispenseOrder: at('/order-dispense?order_id=', says(dispensing.title({ cups: 'none' }), dispensed.title), {
    prepare: pay,
    tap: begins(texts.orderActions.dispense),
  }),
  unblockOrder: at(
    '/order-dispense-status?order_id=',
    says(partly.hint({ dispensed: 1, total: 2, returned: '', refundable: amount }), texts.orderActions.refundTitle),
    {
      scenario: 'goes-offline',
      prepare: dispense,
      steps: async (page, world) => {
        await page.clock.install()
        await world.advance(10_000)
        await page.getByText(texts.orders.dispensedOf({ done: 1, total: 2 })).waitFor()
        await page.clock.fastForward(11_000)
      },
      tap: begins(texts.orderActions.release),
    },
  ),
  getPaymentAttempt: at('/payment', says(texts.checkout.otherOpenTitle), { prepare: someoneElsesPayment }),
  getReturnedPayment: at('', says(texts.paymentResult.paidElsewhere({ amount })), {
    as: 'nobody',
    prepare: async (world, storage) => {
      await world.signInGuest()
      const { address } = await world.returnedByCard(['Sea salt chips'])
      for (const name of Object.keys(storage)) delete storage[name]
      return address
    },
  }),
  // If only the response is lost, the next look-up ends the payment, and the cart can be paid.
  endPaymentAttempt: at('/payment', says(texts.checkout.canceledTitle, texts.checkout.methods), {
    prepare: someoneElsesPayment,
    tap: begins(texts.checkout.cancelPayment),
  }),
  rateOrder: at('/order-history-details/ord-past-02', says(texts.orderActions.rated), {
    // The radios are hidden under the stars.
    steps: (page) => page.getByRole('radio', { name: texts.orderActions.stars({ count: 5 }) }).press('Space'),
    isQuiet: true,
    // The stars are radios, which the judge does not tap.
    isOneShot: true,
  }),
  getReceipt: at('/order-history-details/ord-past-02', says(texts.orders.receiptReady, texts.orders.receiptLink), {
    tap: begins(texts.orders.receipt),
  }),
  listPaymentOptions: at('/payment', says(texts.shared.methods.MealCard)),
  listMealCards: at('/card', /Office meal card/),
  deleteMealCard: at('/card', says(texts.mealCards.removed, texts.mealCards.empty), {
    steps: (page) => press(page, texts.mealCards.remove({ name: 'Office meal card' })),
    tap: begins(texts.mealCards.removeYes),
    isOneShot: true,
    // A card that the server doesn't have is removed.
    mends: ['HTTP 404'],
  }),
  saveCard: at('/card', says(texts.mealCards.saved, 'Lunch'), { steps: fillCard, tap: begins(texts.mealCards.save) }),
  listRefunds: at('/refunds', says(texts.refunds.kinds.full, texts.refunds.kinds.partial)),
  createRefund: at('/order-history-details/', says(texts.orders.refunded({ amount })), {
    prepare: (world) => world.refundable(),
    steps: (page) => press(page, begins(texts.orderActions.refund({ amount }))),
    tap: begins(texts.orderActions.refundConfirm({ amount })),
  }),
  getWalletBalance: at('/wallet-transactions', balance(texts.wallet.balance)),
  getCompanyWalletBalance: at('/company-wallet-transactions', balance(texts.wallet.companyBalance)),
  getLocationWallet: at('/company-wallet-transactions', balance(texts.wallet.companyBalance)),
  listWalletTransactions: at('/wallet-transactions', listShown),
  listCompanyWalletTransactions: at('/company-wallet-transactions', listShown),
  listOrderTransactions: at('/order-history?view=payments', listShown),
}

/** Without an entry above, a list is expected on the route of its name: `listVouchers` on `routes.vouchers`. */
export function sceneOf(operationId: OperationId): Scene | undefined {
  const [, initial = '', rest = ''] = /^list(.)(.*)/.exec(operationId) ?? []
  const route = Object.entries(routes).find(([name]) => name === initial.toLowerCase() + rest)?.[1]
  return scenes[operationId] ?? (route && at(route, listShown))
}
