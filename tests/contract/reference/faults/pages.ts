/** Lists that lie about their pages. */
import type { Reply } from '../reply.ts'
import { inAnswer, type Planted } from './fault.ts'

type Row = unknown
interface Page {
  data: Row[]
  meta: { page: number; limit: number; total: number }
}
/** A list answered from all its rows, by a page and limit of its own. */
const paged =
  (page: (rows: Row[], page: number, limit: number) => Partial<Page['meta']> & { rows?: Row[] }) =>
  (reply: Reply, query: Record<string, unknown>): Reply => {
    if (reply.status !== 200) return reply
    const body = reply.body as Page
    const [asked, limit] = [Number(query.page ?? 1), Number(query.limit ?? 10)]
    const { rows, ...meta } = page(body.data, asked, limit)
    const data = rows ?? body.data.slice((asked - 1) * limit, asked * limit)
    return { ...reply, body: { ...body, data, meta: { page: asked, limit, total: body.data.length, ...meta } } }
  }
const everything = (query: Record<string, unknown>) => {
  query.pageOff = true
}

export const pageFaults: Planted[] = [
  {
    name: 'orders-total-of-the-page',
    operation: 'listOrders',
    what: 'total counts the page',
    answer: inMeta((page) => ({ total: page.data.length })),
  },
  {
    name: 'orders-page-repeats-a-row',
    operation: 'listOrders',
    what: 'each page begins with the last row of the one before',
    query: everything,
    answer: paged((rows, page, limit) => ({
      rows: rows.slice(Math.max(0, (page - 1) * limit - (page - 1)), page * limit - (page - 1)),
    })),
  },
  {
    name: 'history-limit-ignored',
    operation: 'listOrderTransactions',
    what: 'a page has always 20 rows',
    query: everything,
    answer: paged((rows, page) => ({ rows: rows.slice((page - 1) * 20, page * 20) })),
  },
  {
    name: 'refunds-third-page-empty',
    operation: 'listRefunds',
    what: 'nothing comes after the second page',
    query: everything,
    answer: paged((_, page) => (page > 2 ? { rows: [] } : {})),
  },
  {
    name: 'company-page-ignored',
    operation: 'listCompanyWalletTransactions',
    what: 'every page is the first',
    query: everything,
    answer: paged((rows, _, limit) => ({ rows: rows.slice(0, limit) })),
  },
  {
    name: 'wallet-pages-from-zero',
    operation: 'listWalletTransactions',
    what: 'page 1 is the second',
    query: everything,
    answer: paged((rows, page, limit) => ({ rows: rows.slice(page * limit, (page + 1) * limit) })),
  },
  {
    name: 'wallet-page-off-ignored',
    operation: 'listWalletTransactions',
    what: 'pageOff still answers a page',
    query: (query) => {
      query.pageOff = false
    },
  },
  {
    name: 'history-meta-page-wrong',
    operation: 'listOrderTransactions',
    what: 'meta.page is always 1',
    answer: inMeta(() => ({ page: 1 })),
  },
]

function inMeta(alter: (page: Page) => Partial<Page['meta']>) {
  return (reply: Reply): Reply =>
    inAnswer('meta', (meta) => ({ ...(meta as object), ...alter(reply.body as Page) }))(reply)
}
