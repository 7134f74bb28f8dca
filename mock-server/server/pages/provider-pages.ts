/** The pages of the payment providers: the payment page, and the page that returns the signed result to the server. */
import { type Fields, isSigned, type Provider, signed } from '../../world/orders/payment.ts'
import { escapeHtml, hiddenInputs, htmlPage, submitScript } from './html.ts'

/** The providers that have a page of their own. */
export type PageProvider = Exclude<Provider, 'upi'>

const brands: Record<PageProvider, { name: string; kind: string }> = {
  card: { name: 'PayLane', kind: 'Card payment' },
  'meal-card': { name: 'MealPass', kind: 'Meal card payment' },
}

const cardForm = `<label>Card number<input type="text" value="4111 1111 1111 1111" inputmode="numeric" autocomplete="off"></label>
<div class="pair"><label>Valid until<input type="text" value="12/30" autocomplete="off"></label><label>Security code<input type="text" value="123" inputmode="numeric" autocomplete="off"></label></div>`
const mealForm = `<label>Meal card number<input type="text" value="6070 9300 0000 4242" inputmode="numeric" autocomplete="off"></label>
<label>PIN<input type="text" value="1234" inputmode="numeric" autocomplete="off"></label>`

const framed = (name: string, body: string) =>
  htmlPage(name, `<header><b>${name}</b><span>Test mode, no money moves</span></header>${body}`)

const frame = (provider: PageProvider, body: string) => framed(brands[provider].name, body)

const invalidPage = (provider: PageProvider) =>
  frame(provider, '<h1>This payment link is not valid</h1><p>Go back to the app and start the payment again.</p>')

/** The payment page. Fields with an invalid signature are not shown. */
export function checkoutPage(provider: PageProvider, fields: Fields, price: string): string {
  if (!isSigned(fields)) return invalidPage(provider)
  const { merchant = '', productinfo = '', card } = fields
  const form = card ? '<p>Your saved card pays.</p>' : provider === 'card' ? cardForm : mealForm
  const button = (decision: string, text: string, main = '') =>
    `<button name="decision" value="${decision}"${main}>${text}</button>`
  return frame(
    provider,
    `<h1>${escapeHtml(merchant)}</h1><span class="note">${escapeHtml(productinfo)} · ${brands[provider].kind}</span>
<p class="amount">${escapeHtml(price)}</p>
<form method="post" action="/providers/${provider}/decide">${hiddenInputs(fields)}${form}
${button('approve', `Pay ${escapeHtml(price)}`, ' class="main"')}${button('decline', 'Decline this payment')}${button('abandon', 'Cancel and go back')}</form>`,
  )
}

/** Sends the result to the server: a form that submits automatically, with a button in case scripts are disabled. */
export function returnPage(provider: PageProvider, fields: Fields, decision: string, isDeclined: boolean): string {
  if (!isSigned(fields)) return invalidPage(provider)
  const { txnid = '', amount = '', currency = '', app = '', surl = '' } = fields
  const status =
    decision === 'approve' && !isDeclined ? 'success' : decision === 'abandon' ? 'userCancelled' : 'failure'
  const result = signed({ txnid, amount, currency, app, status })
  return frame(
    provider,
    `<h1>Going back to the app…</h1><form method="post" action="${escapeHtml(surl)}">${hiddenInputs(result)}<button class="main">Continue</button></form>
<script>${submitScript}</script>`,
  )
}

/** A request to pay in the customer's UPI app. */
interface UpiRequest {
  fields: Fields
  title: string
  price: string
}

/** The customer's UPI app, with every request that waits for an answer. */
export const upiAppPage = (requests: UpiRequest[]) =>
  framed(
    'UPI app',
    requests.length === 0
      ? '<h1>Nothing to approve</h1><p>Pay with your UPI app in the shop, then reload this page.</p>'
      : requests
          .map(
            ({ fields, title, price }) => `<h1>${escapeHtml(title)}</h1><p class="amount">${escapeHtml(price)}</p>
<form method="post" action="/providers/upi/decide">${hiddenInputs(fields)}
<button name="decision" value="approve" class="main">Approve ${escapeHtml(price)}</button><button name="decision" value="decline">Decline this payment</button></form>`,
          )
          .join(''),
  )

export const upiResultPage = (isApproved: boolean) =>
  framed('UPI app', `<h1>${isApproved ? 'Approved' : 'Declined'}</h1><p>Go back to the shop.</p>`)
