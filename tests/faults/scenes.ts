/** For each operation the screen that calls it: who is there, what is prepared, and what is tapped. */
import type { Page } from '@playwright/test'
import { machineId, type World } from './world.ts'

export interface Scene {
  /** Asha, who has everything, where nothing is said. */
  as?: 'guest' | 'nobody'
  scenario?: string
  /** What the storage holds besides session, machine and cart; an empty text removes. Answers the path to open. */
  prepare?: (world: World, storage: Record<string, string>) => Promise<string | undefined>
  open?: string
  steps?: (page: Page, world: World) => Promise<unknown>
  /** The button that makes the call; without one opening the screen or the last step does. */
  tap?: RegExp
  /** What can be read once the call has gone through. */
  good: RegExp
  /** Nothing need be said where it fails: the screen goes on without. */
  isQuiet?: boolean
  /** What was sent once can not be sent again: the way on is another one. */
  isOneShot?: boolean
  /** Leaving takes the cart along. */
  takesCart?: boolean
  /** Runs in each page before it begins. */
  init?: () => void
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const phone = (page: Page) => page.getByLabel('Phone number').fill('9876543210')
const typeCode = (page: Page) => page.getByLabel('6-digit code').fill('123456')

async function askCode(page: Page) {
  await phone(page)
  await press(page, 'Send code')
  await page.getByLabel('6-digit code').waitFor()
}

/** The browser's own part of push messages, in the page before it begins. */
function pushGranted() {
  if (location.origin === 'null') return
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { auth: 'a', p256dh: 'p' } }),
  }
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription }
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: async () => ({ pushManager }) })
}

const order =
  (path: (id: string) => string, isDispensing = false): NonNullable<Scene['prepare']> =>
  async (world, storage) => {
    storage.cartList = ''
    const id = await world.paidOrder()
    if (isDispensing) await world.call('POST', `${world.orderPath(id)}/dispense/v2`)
    return path(id)
  }

export const scenes: Record<string, Scene> = {
  requestOtp: { as: 'guest', open: '/login', steps: phone, tap: /^Send code/, good: /Enter the code/, isOneShot: true },
  resendOtp: {
    as: 'guest',
    open: '/login',
    steps: async (page, world) => {
      await page.clock.install()
      await askCode(page)
      await world.advance(31_000)
      await page.clock.fastForward(31_000)
    },
    tap: /^Send the code again/,
    good: /A new code is on its way/,
    isOneShot: true,
  },
  verifyOtp: {
    as: 'guest',
    open: '/login',
    steps: async (page) => askCode(page).then(() => typeCode(page)),
    good: /All[\s\S]*₹35/,
    isOneShot: true,
  },
  createAccessToken: {
    as: 'guest',
    open: '/login',
    steps: async (page) => askCode(page).then(() => typeCode(page)),
    good: /All[\s\S]*₹35/,
    isOneShot: true,
  },
  signInGuest: { as: 'nobody', open: '/order-history', good: /No orders yet/ },
  refreshTokens: {
    prepare: async (world) => {
      await world.advance(700_000)
      return '/order-history'
    },
    good: /Order A-\d+|₹/,
  },
  signOut: { open: '/account', tap: /^Sign out/, good: /You are here as a guest/, isQuiet: true, takesCart: true },
  getProfile: { open: '/account', good: /Asha/ },
  updateProfile: {
    open: '/profile',
    steps: (page) => page.getByLabel('First name').fill('Usha'),
    tap: /^Save/,
    good: /Profile saved/,
  },
  deleteCustomer: {
    open: '/account',
    steps: (page) => press(page, 'Delete account'),
    tap: /^Delete my account/,
    good: /Customer deleted successfully|You are here as a guest/,
    takesCart: true,
    isOneShot: true,
  },
  updatePushToken: {
    prepare: async (_, storage) => {
      const subscription = { endpoint: 'https://push.example/1', auth: 'a', p256dh: 'p' }
      storage.pushRegistration = JSON.stringify({ token: 't', createTime: 1, subscription, vapidKey: 'k' })
      return '/products'
    },
    init: pushGranted,
    good: /Sea salt chips/,
    isQuiet: true,
  },
  listMachines: {
    open: '/search-machine',
    steps: (page) => page.getByRole('searchbox').fill('harbour'),
    good: /machines? found/,
  },
  getMachine: {
    as: 'guest',
    prepare: async (_, storage) => {
      storage.machineId = storage.cartList = ''
      return `/machine/${machineId}`
    },
    good: /Sea salt chips/,
  },
  getMachineProducts: { open: '/products', good: /Sea salt chips/ },
  streamMachine: { open: '/products', good: /Sea salt chips/, isQuiet: true },
  validateCart: { open: '/cart', tap: /^Proceed to pay/, good: /How would you like to pay/ },
  getCart: {
    prepare: async (world, storage) => {
      storage.cartId = (await world.quote()).cart_id
      storage.cartList = ''
      return '/payment'
    },
    good: /Sea salt chips/,
  },
  listOffers: { open: '/offers', good: /₹20 off|10% off/ },
  listOrders: { open: '/order-history', good: /orders shown/ },
  createOrder: {
    open: '/payment',
    steps: (page) => page.getByRole('radio', { name: /^Wallet/ }).check(),
    tap: /^Pay ₹/,
    good: /Payment received|Dispense now/,
  },
  getOrder: { open: '/order-history-details/ord-past-01', good: /Items/ },
  dispenseOrder: {
    prepare: order((id) => `/order-dispense?order_id=${id}`),
    tap: /^Dispense now/,
    good: /Dispensing your order|All yours/,
  },
  unblockOrder: {
    scenario: 'goes-offline',
    prepare: order((id) => `/order-dispense-status?order_id=${id}`, true),
    steps: async (page, world) => {
      await page.clock.install()
      await page.getByText('Dispensing your order').waitFor()
      await world.advance(10_000)
      await page.clock.fastForward(50_000)
    },
    tap: /^Stop waiting/,
    good: /no longer waiting|money back|Get ₹/,
  },
  getReceipt: {
    open: '/order-history-details/ord-past-02',
    tap: /^Open receipt/,
    good: /Your receipt is ready|Show receipt/,
  },
  listPaymentOptions: { open: '/payment', good: /Meal card/ },
  listMealCards: { open: '/card', good: /Office meal card/ },
  deleteMealCard: {
    open: '/card',
    steps: (page) => press(page, 'Remove Office meal card'),
    tap: /^Remove card/,
    good: /Card removed|No meal card saved/,
    isOneShot: true,
  },
  saveCard: {
    open: '/card',
    steps: async (page) => {
      await press(page, 'Add a meal card')
      await page.getByLabel('Name of the card').fill('Lunch')
      await page.getByLabel('Last four digits').fill('1234')
      await page.getByRole('checkbox').check()
    },
    tap: /^Save card/,
    good: /Card saved|Lunch[\s\S]*Add a meal card/,
  },
  listRefunds: { open: '/refunds', good: /Full refund|Partial refund/ },
  createRefund: {
    prepare: async (world) => `/order-history-details/${await world.refundable()}`,
    steps: (page) => press(page, /^Get ₹/),
    tap: /^Refund ₹/,
    good: /Refund of ₹/,
  },
  getWalletBalance: { open: '/wallet-transactions', good: /Balance\s*₹/ },
  getCompanyWalletBalance: { open: '/company-wallet-transactions', good: /wallet\s*₹/ },
  getLocationWallet: { open: '/company-wallet-transactions', good: /wallet\s*₹/ },
  listWalletTransactions: { open: '/wallet-transactions', good: /shown/ },
  listCompanyWalletTransactions: { open: '/company-wallet-transactions', good: /shown/ },
  listOrderTransactions: { open: '/order-history?view=payments', good: /shown/ },
}
