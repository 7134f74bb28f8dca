/** The provider's hosted page, gone through as a customer's browser would. */
import type { Schema } from './model.ts'
import type { Target } from './target.ts'

export type Decision = 'approve' | 'decline' | 'abandon' | 'forge'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
const attribute = (tag: string, name: string) => plain(new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** The form of a page with its hidden fields; undefined where there is none. */
function formOf(html: string, from: string) {
  const [tag] = /<form[^>]*>/.exec(html) ?? []
  if (!tag) return undefined
  const hidden = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]): [string, string] => [
    attribute(input, 'name'),
    attribute(input, 'value'),
  ])
  return { url: new URL(attribute(tag, 'action'), from).href, fields: Object.fromEntries(hidden) }
}

export interface Returned {
  /** The browser was sent back to the app's page of success. */
  isSuccess: boolean
  /** A page asked what to do; where none does, the way there pays. */
  hasAsked: boolean
}

const isSuccess = (location: string | undefined, from: string) =>
  location !== undefined && /success/.test(new URL(location, from).pathname)

/** How the customer came back; undefined where there is nothing to pay at. */
export async function payAtProvider(
  target: Target,
  payment: Schema<'Payment'>,
  decision: Decision,
): Promise<Returned | undefined> {
  if (payment.kind === 'none') return undefined
  const fields = payment.kind === 'form_post' ? payment.fields : undefined
  const shown = await target.page(payment.url, fields)
  if (shown.location) return { isSuccess: isSuccess(shown.location, payment.url), hasAsked: false }
  const ask = formOf(shown.html, payment.url)
  if (!ask) return undefined
  const decided = await target.page(ask.url, { ...ask.fields, decision: decision === 'forge' ? 'decline' : decision })
  const result = formOf(decided.html, ask.url)
  if (!result) return undefined
  // Who changes the provider's word cannot sign it.
  const word = decision === 'forge' ? { ...result.fields, status: 'success' } : result.fields
  const back = await target.page(result.url, word)
  return { isSuccess: isSuccess(back.location, result.url), hasAsked: true }
}
