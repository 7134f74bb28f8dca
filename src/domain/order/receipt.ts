/**
 * A receipt made from an order as the server last sent it: for the screen, for paper and as text. It needs no
 * connection (docs/decisions/0021). Pure.
 */
import { isOn } from '#domain/session/features.ts'
import { unquoted } from '#shared/api/server-language.ts'
import { config } from '#shared/config.ts'
import { formatDayAndTime } from '#shared/dates/dates.ts'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { priceOf } from '#shared/money/price.ts'
import { sellerName, sellerRegistrations } from '#shared/seller.ts'
import { texts } from '#shared/texts/catalog.ts'
import { orderedCustomization } from '../cart/ordered-customization.ts'
import { billRows, costRows, itemRow, type Row, returnedRows, shortfallOf } from './bill.ts'
import type { Order } from './order-state.ts'
import { destinationOf, inGroups } from './refund-words.ts'

export interface Receipt {
  title: string
  /** The seller's name first. */
  seller: string[]
  /** Titles and their rows: the purchase, the items, the bill, and the refund if there is one. */
  parts: { title: string; rows: Row[] }[]
}

export function receiptOf(order: Order): Receipt {
  const { machine, items, refund, currency } = order
  const { phone, email } = config.contacts
  const parts = [
    {
      title: texts.orders.dates,
      rows: dated([
        [texts.orders.created, order.created_at],
        [texts.orders.paidAt, order.paid_at],
        [texts.orders.completed, order.completed_at],
      ]),
    },
    { title: texts.orders.items, rows: items.flatMap((item) => itemRows(order, item)) },
    { title: texts.orders.payment, rows: [...invoiceRows(order), ...billRows(order)] },
    { title: texts.orders.refund, rows: refund ? refundRows(order, refund, refund.currency ?? currency) : [] },
  ]
  return {
    title: texts.orders.receiptOf({ number: order.order_number }),
    seller: [
      sellerName(),
      config.seller.address,
      ...sellerRegistrations(),
      `${machine.name} · ${machine.id}`,
      [machine.place.name, machine.place.address].filter(Boolean).join(', '),
      [phone, email].filter(Boolean).join(' · '),
    ].filter(Boolean),
    parts: parts.filter(({ rows }) => rows.length > 0),
  }
}

const invoiceRows = ({ invoice_number }: Order): Row[] =>
  invoice_number ? [[texts.orders.invoice, invoice_number]] : []

/** Steps that have not happened are left out. */
const dated = (steps: [label: string, at: string | undefined][]): Row[] =>
  steps.flatMap(([label, at]): Row[] => (at ? [[label, formatDayAndTime(at)]] : []))

function itemRows(order: Order, item: Order['items'][number]): Row[] {
  const hsn = item.hsn_code && texts.orders.hsn({ code: item.hsn_code })
  const each = item.quantity > 1 && texts.orders.each({ price: priceOf(item.price, order.currency) })
  const details = [each, orderedCustomization(item), hsn, shortfallOf(item)].filter(
    (detail) => typeof detail === 'string',
  )
  return [itemRow(item, order.currency), ...details.map((detail): Row => [detail, '']), ...costRows(order, item)]
}

function refundRows({ items }: Order, refund: NonNullable<Order['refund']>, currency: string | undefined): Row[] {
  const { amount, lines = [], destination, stages = [], status, mode, expected_on, bank_reference } = refund
  const to: Row = destination
    ? [texts.refundTrack.to, destinationOf(destination)]
    : [texts.orders.refundModes[mode] ?? texts.orders.otherMethod, '']
  const returned = returnedRows(items, lines, amount, currency)
  // A single row is the sum.
  const sum: Row[] = returned.length === 1 ? [] : [[texts.orders.amount, priceOf(amount, currency)]]
  const rows: Row[] = [...returned, ...sum, status === 'Failed' ? [texts.orderActions.refundFailed, ''] : to]
  if (!isOn('refundTracking')) return rows
  rows.push(...dated(stages.map(({ name, at }) => [texts.refundTrack.stages[name] ?? name, at])))
  if (expected_on && status === 'Initiated') rows.push([texts.refundTrack.expected, formatPlainDay(expected_on)])
  if (bank_reference) rows.push([texts.refundTrack.reference, inGroups(bank_reference)])
  return rows
}

/** `note`: the last line. */
export const receiptText = ({ title, seller, parts }: Receipt, note: string): string =>
  unquoted(
    [
      [title, ...seller],
      ...parts.map((part) => [part.title, ...part.rows.map((row) => row.filter(Boolean).join(': '))]),
      [note],
    ]
      .map((lines) => lines.filter(Boolean).join('\n'))
      .filter(Boolean)
      .join('\n\n'),
  )
