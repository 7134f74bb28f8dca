/** A screen that calls each operation: who is signed in, what is prepared, and what is tapped. */
import type { Page } from '@playwright/test'
import { routes } from '#shared/paths.ts'
import { machineId, type World } from '../support/world.ts'

export interface Scene {
  open: string
  /** The text after the call has succeeded. */
  good: RegExp
  /** The default is Asha, who has orders, wallets and cards. */
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
  /** The call also clears the cart. */
  takesCart?: boolean
}

const at = (open: string, good: RegExp, more: Omit<Scene, 'open' | 'good'> = {}): Scene => ({ open, good, ...more })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const fill = (page: Page, label: string, text: string) => page.getByLabel(label).fill(text)

async function requestCode(page: Page) {
  await fill(page, 'Phone number', '9876543210')
  await press(page, 'Send code')
  await page.getByLabel('6-digit code').waitFor()
}

async function typeCode(page: Page) {
  await requestCode(page)
  await fill(page, '6-digit code', '123456')
}

async function fillCard(page: Page) {
  await press(page, 'Add a meal card')
  await fill(page, 'Name of the card', 'Lunch')
  await fill(page, 'Last four digits', '1234')
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
  await press(page, /^Request “/)
}

const scenes: Record<string, Scene> = {
  requestOtp: at('/login', /Enter the code/, {
    as: 'guest',
    steps: (page) => fill(page, 'Phone number', '9876543210'),
    tap: /^Send code/,
    isOneShot: true,
  }),
  resendOtp: at('/login', /A new code is on its way/, {
    as: 'guest',
    steps: async (page, world) => {
      await page.clock.install()
      await requestCode(page)
      await world.advance(31_000)
      await page.clock.fastForward(31_000)
    },
    tap: /^Resend code/,
    isOneShot: true,
  }),
  verifyOtp: at('/login', /All[\s\S]*₹35/, { as: 'guest', steps: typeCode, isOneShot: true }),
  createAccessToken: at('/login', /All[\s\S]*₹35/, { as: 'guest', steps: typeCode, isOneShot: true }),
  signInGuest: at('/order-history', /No orders yet/, { as: 'nobody', isOneShot: true }),
  refreshTokens: at('/order-history', /orders shown/, {
    prepare: (world) => world.advance(700_000).then(() => undefined),
    isOneShot: true,
  }),
  signOut: at('/account', /You’re here as a guest/, { tap: /^Sign out/, isQuiet: true, takesCart: true }),
  getProfile: at('/account', /Asha/),
  updateProfile: at('/profile', /Profile saved/, { steps: (page) => fill(page, 'First name', 'Usha'), tap: /^Save/ }),
  deleteCustomer: at('/account', /Customer deleted successfully|You’re here as a guest/, {
    steps: (page) => press(page, 'Delete account'),
    tap: /^Delete my account/,
    isOneShot: true,
    takesCart: true,
  }),
  updatePushToken: at('/products', /Sea salt chips/, { prepare: subscribed, init: pushGranted, isQuiet: true }),
  listMachines: at('/search-machine', /machines? found/, {
    steps: (page) => page.getByRole('searchbox').fill('harbour'),
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
  listNearbyMachines: at('/search-machine', /Near you/, { init: isInMumbai, tap: /^Machines near me/ }),
  listFavorites: at('/search-machine', /Your machines/, { isQuiet: true }),
  // The heart changes immediately and reverts on failure.
  saveFavorite: at('/search-machine', /Favorite machines/, { tap: /^Favorite: Lobby snacks/, isQuiet: true }),
  deleteFavorite: at('/search-machine', /Your machines/, {
    prepare: async (world, storage) => {
      await world.call('PUT', `/v1/customers/favorites/machine/${machineId}`, {})
      const machine = { id: machineId, name: 'Lobby snacks', place: { name: 'Harbour Tower', address: 'Mumbai' } }
      storage.favorites = JSON.stringify({ owner: world.userId, products: [], machines: [machine] })
      return undefined
    },
    tap: /^Favorite: Lobby snacks/,
    isQuiet: true,
  }),
  listWishes: at('/products', /14 customers/, { steps: wish }),
  createWish: at('/products', /7 customers have asked for it/, { steps: wish, tap: /^Send request/ }),
  validateCart: at('/cart', /How would you like to pay/),
  getCart: at('/payment', /Sea salt chips/, {
    prepare: async (world, storage) => {
      storage.cartId = (await world.quote()).cart_id
      storage.cartList = ''
      return undefined
    },
  }),
  listOffers: at('/offers', /₹20 off|10% off/),
  listOrders: at('/order-history', /orders shown/),
  createOrder: at('/payment', /Payment received|Dispense now/, {
    steps: (page) => page.getByRole('radio', { name: /^Wallet/ }).check(),
    tap: /^Pay ₹/,
  }),
  getOrder: at('/order-history-details/ord-past-01', /Items/),
  dispenseOrder: at('/order-dispense?order_id=', /Dispensing your order|All yours/, {
    prepare: pay,
    tap: /^Dispense now/,
  }),
  unblockOrder: at('/order-dispense-status?order_id=', /back for the rest|Where should the money go/, {
    scenario: 'goes-offline',
    prepare: dispense,
    steps: async (page, world) => {
      await page.clock.install()
      await world.advance(10_000)
      await page.getByText('1 of 2 dispensed').waitFor()
      await page.clock.fastForward(11_000)
    },
    tap: /^Stop waiting/,
  }),
  rateOrder: at('/order-history-details/ord-past-02', /Thank you!/, {
    // The radios are hidden under the stars.
    steps: (page) => page.getByRole('radio', { name: '5 stars' }).press('Space'),
    isQuiet: true,
  }),
  getReceipt: at('/order-history-details/ord-past-02', /Your receipt is ready|Show receipt/, { tap: /^Open receipt/ }),
  listPaymentOptions: at('/payment', /Meal card/),
  listMealCards: at('/card', /Office meal card/),
  deleteMealCard: at('/card', /Card removed|No meal cards yet/, {
    steps: (page) => press(page, 'Remove Office meal card'),
    tap: /^Remove card/,
    isOneShot: true,
  }),
  saveCard: at('/card', /Card saved|Lunch[\s\S]*Add a meal card/, { steps: fillCard, tap: /^Save card/ }),
  listRefunds: at('/refunds', /Full refund|Partial refund/),
  createRefund: at('/order-history-details/', /Refund of ₹/, {
    prepare: (world) => world.refundable(),
    steps: (page) => press(page, /^Get ₹/),
    tap: /^Refund ₹/,
  }),
  getWalletBalance: at('/wallet-transactions', /Balance\s*₹/),
  getCompanyWalletBalance: at('/company-wallet-transactions', /wallet balance\s*₹/),
  getLocationWallet: at('/company-wallet-transactions', /wallet balance\s*₹/),
  listWalletTransactions: at('/wallet-transactions', /shown/),
  listCompanyWalletTransactions: at('/company-wallet-transactions', /shown/),
  listOrderTransactions: at('/order-history?view=payments', /shown/),
}

/** Without an entry above, a list is expected on the route of its name: `listVouchers` on `routes.vouchers`. */
export function sceneOf(operationId: string): Scene | undefined {
  const [, initial = '', rest = ''] = /^list(.)(.*)/.exec(operationId) ?? []
  const route = Object.entries(routes).find(([name]) => name === initial.toLowerCase() + rest)?.[1]
  return scenes[operationId] ?? (route && at(route, /shown|These are all/))
}
