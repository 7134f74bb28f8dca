/** The steps of a purchase. They are the same in the app and in its floor, which marks its elements alike. */
import { paths } from '#shared/paths.ts'
import type { Mark } from './frames.ts'
import type { Step } from './walk.ts'

const usable = ':not(:disabled, [data-disabled], [data-loading])'
const button = (text: string): Mark => ({ css: `:is(a, button)${usable}`, text: `^${text}` })

/** Milliseconds in which a customer looks at the products. Meanwhile the app may load what comes next. */
const idle = 3000

const firstProducts: Mark = { css: 'main li h2' }
/** React has taken over from the first drawing. */
const reactsProducts: Mark = { css: 'main ul:not([data-early]) > li h2' }
const toCart: Mark = { css: `:is([data-cart], aside a:is([href="${paths.cart}"], [href="${paths.payment}"]))` }
const pay = button('Pay ₹')
const providersPay: Mark = { css: 'form[action$="/decide"] button.main' }
const progress: Mark = { css: '[data-stage=dispensing]' }
const dispensed: Mark = { css: '[data-stage=dispensed]' }
export const dispense = button('Dispense now')

const open = (path: string): Step => ({ name: 'link → first products', open: path, shows: firstProducts })

/** A card of the list. The row of past purchases has buttons that look the same and lead to the cart. */
const card = 'main :not([data-view="again"]) > li'

/** What a customer at the products does. */
const choose: Step[] = [
  {
    name: 'Add → count',
    tap: { css: `${card} [data-add]` },
    shows: { css: `${card} :is([data-filled], [data-count])` },
  },
  { name: 'View cart → Pay enabled', tap: toCart, shows: pay, after: idle },
]

const collect: Step[] = [
  { name: 'Dispense now → progress', tap: dispense, shows: progress },
  // No wait for the app: the machine takes its time.
  { name: 'until dispensed', shows: dispensed },
]

const payByWallet: Step = { name: 'Pay → Dispense now', tap: pay, shows: dispense }

export const byCard = (path: string): Step[] => [
  open(path),
  ...choose,
  { name: 'Pay → provider’s page', tap: pay, shows: providersPay },
  { name: 'back → Dispense now', tap: providersPay, shows: dispense },
  ...collect,
]

export const byWallet = (path: string): Step[] => [open(path), ...choose, payByWallet, ...collect]

/** Another purchase in the same tab, after the last one. */
export const again: Step[] = [
  { name: 'to the products', tap: { css: `main a[href="${paths.products}"]` }, shows: firstProducts },
  ...choose,
  payByWallet,
  ...collect,
]

/** A screen that has loaded. */
export const loaded: Mark = { css: 'main h1', without: '.mantine-Loader-root, .mantine-Skeleton-root' }

const tab = (name: string, path: string, after?: number): Step => ({
  name: `${name} tab`,
  tap: { css: `nav a[href="${path}"]` },
  shows: { ...loaded, css: `body:has(nav a[href="${path}"][aria-current="page"]) ${loaded.css}` },
  ...(after !== undefined && { after }),
})

/** Every tab of the bar for the first time, once the products have been idle. The floor has none. */
export const tabs = (path: string): Step[] => [
  open(path),
  { name: 'until idle', shows: reactsProducts },
  tab('Orders', paths.orderHistory, idle),
  tab('Wallet', paths.walletTransactions),
  tab('Account', paths.account),
]
