/** The details that support needs, as lines that the customer can read, send or copy. */
import { isShort, type Order, type OrderItem } from '#domain/order/order-state.ts'
import { nameOfMethod } from '#domain/payment/payment-methods.ts'
import { unquoted } from '#shared/api/server-language.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { listOf } from '#shared/lists.ts'
import { priceOf } from '#shared/money/price.ts'
import { texts } from '#shared/texts/catalog.ts'

declare global {
  interface ImportMetaEnv {
    /** From build/plugins/version.ts. */
    readonly APP_VERSION?: string
  }
}

export interface About {
  order: Order | undefined
  /** The order id from the URL, even if the order can't be read. */
  orderId: string | undefined
  reference: string | undefined
  /** The order's item that the help is about. */
  itemId?: string | undefined
}
export type Line = readonly [label: string, value: string]

function itemText(item: OrderItem): string {
  const { name, quantity: total, dispensed_quantity: done } = item
  const text = texts.supportScreen.report.item({ count: total, name })
  return isShort(item) ? `${text} ${texts.supportScreen.report.short({ done, total })}` : text
}

export function reportLines({ order, orderId, reference, itemId }: About): Line[] {
  const item = order?.items.find(({ id }) => id === itemId)
  const idLines: Line[] = orderId && !order ? [[texts.supportScreen.report.id, orderId]] : []
  const orderLines: Line[] = order
    ? [
        [texts.supportScreen.report.order, order.order_number],
        [
          texts.supportScreen.report.machine,
          [`${order.machine.name} (${order.machine.id})`, order.machine.place.name].filter(Boolean).join(', '),
        ],
        [texts.supportScreen.report.status, texts.orders.statuses[order.status] ?? texts.orders.otherStatus],
        ...(item ? ([[texts.supportScreen.report.about, itemText(item)]] as const) : []),
        [texts.supportScreen.report.items, listOf(order.items.map(itemText))],
        [
          texts.supportScreen.report.amount,
          `${priceOf(order.net_payable_amount, order.currency)}, ${nameOfMethod(order.payment_method)}`,
        ],
        ...(order.created_at
          ? ([[texts.supportScreen.report.ordered, formatDayAndTime(order.created_at)]] as const)
          : []),
      ]
    : []
  return [
    ...orderLines,
    ...idLines,
    ...(reference ? ([[texts.supportScreen.report.reference, reference]] as const) : []),
  ]
}

/** Sent but not shown: the app version, and the id of an order that the customer knows by its number. */
const hiddenLines = ({ order }: About): Line[] => [
  ...(order ? ([[texts.supportScreen.report.id, order.id]] as const) : []),
  [texts.supportScreen.report.app, import.meta.env.APP_VERSION ?? 'in development'],
]

const asText = (lines: readonly Line[]) => unquoted(lines.map(([label, value]) => `${label}: ${value}`).join('\n'))

/** All details as text, to copy or send. */
export const reportText = (about: About, problem?: string) =>
  asText([
    ...(problem ? [[texts.supportScreen.report.problem, problem] as const] : []),
    ...reportLines(about),
    ...hiddenLines(about),
  ])

/** A mailto link with all details. The customer adds what happened. */
export function mailtoLink(address: string, about: About, problem?: string): string {
  const number = about.order?.order_number ?? about.orderId
  const subject = [number ? texts.supportScreen.subject({ number }) : texts.supportScreen.subjectPlain, problem]
    .filter(Boolean)
    .join(': ')
  const body = texts.supportScreen.emailBody + reportText(about, problem)
  // RFC 6068 requires CRLF.
  const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'))
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`
}

/** URLs can contain anything, so only text that looks like a reference is shown. */
export const safeReference = (text: string | null) => (text && /^[\w-]{6,64}$/.test(text) ? text : undefined)
