/** How a bug is planted: handlers of the mock are wrapped, or a world is changed, and put back afterwards. */
import { handlers } from '#mock/handlers/all.ts'
import type { Answer, Call, Handler } from '#mock/handlers/handler.ts'
import type { OperationId } from '#mock/schema.ts'
import type { OrderRecord } from '#mock/world/state.ts'
import type { Hooks } from '../in-process.ts'

type Wrap<Id extends OperationId> = (call: Call<Id>, original: (call: Call<Id>) => Answer<Id>) => Answer<Id>
export type Wraps = { [Id in OperationId]?: Wrap<Id> }

export interface Bug extends Hooks {
  name: string
  /** What a customer would suffer. */
  what: string
  wraps?: Wraps
  /** Runs before any handler answers. */
  beforeAll?(call: Call<OperationId>): void
}

/** Plants the bug in this process; answers how to take it out again. */
export function plant({ wraps = {}, beforeAll }: Bug): () => void {
  const table = handlers as Record<string, Handler<OperationId>>
  const originals = { ...table }
  for (const [id, original] of Object.entries(originals)) {
    const wrap = wraps[id as OperationId] as Wrap<OperationId> | undefined
    if (wrap || beforeAll)
      table[id] = (call) => {
        beforeAll?.(call)
        return wrap ? wrap(call, original) : original(call)
      }
  }
  return () => {
    Object.assign(table, originals)
  }
}

/** The record of an order that a call names in its path, its body or its answer. */
export function recordOf(
  { world, params, body }: Call<OperationId>,
  answered?: { data: unknown },
): OrderRecord | undefined {
  const named = params as { orderId?: string }
  const sent = body as { order_id?: string } | undefined
  const told = answered?.data as { order_id?: string } | undefined
  return world.state.orders.get(named.orderId ?? sent?.order_id ?? told?.order_id ?? '')
}

/** Runs `act` with the record changed, and puts the changed fields back. */
export function pretending<T>(record: OrderRecord, changed: Partial<OrderRecord>, act: () => T): T {
  const before = { ...record }
  Object.assign(record, changed)
  try {
    return act()
  } finally {
    for (const name of Object.keys(changed) as (keyof OrderRecord)[])
      if (name in before) Object.assign(record, { [name]: before[name] })
      else delete record[name]
  }
}
