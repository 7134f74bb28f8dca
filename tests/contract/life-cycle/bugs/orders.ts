/** Bugs about orders and goods: states, keys, stock, dispensing. */
import { takeOne } from '#mock/machines.ts'
import { type Bug, pretending, recordOf } from './bug.ts'

const paymentDeadline = 10 * 60_000

export const orderBugs: Bug[] = [
  {
    name: 'key-forgotten',
    what: 'The same key makes a second order.',
    wraps: {
      createOrder: (call, original) => {
        call.world.state.idempotency.clear()
        return original(call)
      },
    },
  },
  {
    name: 'key-takes-any-body',
    what: 'Another order under a used key is taken for the first.',
    wraps: {
      createOrder: (call, original) => {
        const key = `${call.caller?.userId} ${call.headers['idempotency-key']}`
        const known = call.world.state.idempotency.get(key)
        const record = call.world.state.orders.get(known?.orderId ?? '')
        if (!record) return original(call)
        return { data: { order_id: record.id, payment_method: record.method, payment: record.payment } }
      },
    },
  },
  {
    name: 'replay-answers-other-payment',
    what: 'The same key and body answer another way to pay.',
    wraps: {
      createOrder: (call, original) => {
        const made = call.world.state.idempotency.size
        const answer = original(call)
        const isReplay = call.world.state.idempotency.size === made
        return isReplay ? { data: { ...answer.data, payment: { kind: 'none' } } } : answer
      },
    },
  },
  {
    name: 'dispense-answers-other-quantities',
    what: 'The answer to dispensing says one unit more than was bought.',
    wraps: {
      dispenseOrder: (call, original) => {
        const { data } = original(call)
        return { data: { ...data, items: data.items.map((item) => ({ ...item, quantity: item.quantity + 1 })) } }
      },
    },
  },
  {
    name: 'cancelled-comes-back',
    what: 'A cancelled order waits for payment again when it is sent again.',
    wraps: {
      createOrder: (call, original) => {
        const answer = original(call)
        const record = recordOf(call, answer)
        if (record?.cancelledAt !== undefined) {
          delete record.cancelledAt
          record.ended = false
          record.createdAt = call.world.clock.now()
        }
        return answer
      },
    },
  },
  {
    name: 'declined-counts-as-paid',
    what: 'A declined payment is taken for paid.',
    afterPage: ({ state, clock }) => {
      for (const order of state.orders.values())
        if (order.cancelledAt === clock.now()) {
          delete order.cancelledAt
          order.paidAt = clock.now()
        }
    },
  },
  {
    name: 'payment-lost',
    what: 'The provider confirms, and the order never becomes paid.',
    afterPage: ({ state, clock }) => {
      for (const order of state.orders.values())
        if (order.paidAt === clock.now() && order.payment.kind !== 'none') delete order.paidAt
    },
  },
  {
    name: 'unpaid-never-cancelled',
    what: 'An order that nobody pays waits for ever.',
    beforeAll: ({ world }) => {
      for (const order of world.state.orders.values())
        if (order.cancelledAt === order.createdAt + paymentDeadline) {
          delete order.cancelledAt
          order.ended = false
        }
    },
  },
  {
    name: 'dispensed-unpaid',
    what: 'An unpaid order is dispensed.',
    wraps: {
      dispenseOrder: (call, original) => {
        const record = recordOf(call)
        if (record && record.cancelledAt === undefined) record.paidAt ??= call.world.clock.now()
        return original(call)
      },
    },
  },
  {
    name: 'units-out-though-refused',
    what: 'Dispensing of an unpaid order is refused, and the machine turns all the same.',
    wraps: {
      dispenseOrder: (call, original) => {
        const record = recordOf(call)
        if (record && record.paidAt === undefined) record.dispenseStartedAt = record.createdAt - paymentDeadline
        return original(call)
      },
    },
  },
  {
    name: 'dispensed-without-asking',
    what: 'A paid order is dispensed before its owner stands at the machine.',
    wraps: {
      createOrder: (call, original) => {
        const answer = original(call)
        const record = recordOf(call, answer)
        if (record?.paidAt !== undefined) record.dispenseStartedAt ??= record.paidAt
        return answer
      },
    },
  },
  {
    name: 'dispensed-again',
    what: 'A dispensed order can be dispensed once more.',
    wraps: {
      dispenseOrder: (call, original) => {
        const record = recordOf(call)
        if (record?.ended && record.paidAt !== undefined && !record.refund) {
          delete record.dispenseStartedAt
          delete record.haltedAt
          record.ended = false
          for (const item of record.items) item.taken = 0
        }
        return original(call)
      },
    },
  },
  {
    name: 'dispensed-after-refund',
    what: 'A refunded order is still dispensed.',
    wraps: {
      dispenseOrder: (call, original) => {
        const record = recordOf(call)
        return record?.refund
          ? pretending(record, { refund: undefined as never }, () => original(call))
          : original(call)
      },
    },
  },
  {
    name: 'dispensing-restarts',
    what: 'Asking again starts the units over.',
    wraps: {
      dispenseOrder: (call, original) => {
        original(call)
        const record = recordOf(call)
        if (record) record.dispenseStartedAt = call.world.clock.now()
        return original(call)
      },
    },
  },
  {
    name: 'second-open-order',
    what: 'A second order is taken while one waits to be dispensed.',
    wraps: {
      createOrder: (call, original) => {
        const others = [...call.world.state.orders.values()].filter(({ released }) => !released)
        for (const other of others) other.released = true
        try {
          return original(call)
        } finally {
          for (const other of others) other.released = false
        }
      },
    },
  },
  {
    name: 'stock-leaves-on-payment',
    what: 'A unit is gone from the stock as soon as it is paid for.',
    wraps: {
      createOrder: (call, original) => {
        const answer = original(call)
        const record = recordOf(call, answer)
        const machine = call.world.state.machines.get(record?.machineId ?? '')
        const slot = machine?.slots.find(({ layout }) => layout.motor_id === record?.items[0]?.motorId)
        if (record?.paidAt !== undefined && slot) takeOne(call.world, slot)
        return answer
      },
    },
  },
  {
    name: 'stock-never-leaves',
    what: 'What came out is still sold.',
    wraps: {
      dispenseOrder: (call, original) => {
        const answer = original(call)
        const { machines } = call.world.state
        for (const slot of machines.get(recordOf(call)?.machineId ?? '')?.slots ?? [])
          if (slot.batches[0]) slot.batches[0].quantity += 1
        return answer
      },
    },
  },
  {
    name: 'quote-sells-too-much',
    what: 'A quote promises units that are not there.',
    wraps: {
      validateCart: (call, original) => {
        const answer = original(call)
        for (const item of answer.data.items) {
          item.quantity += item.removedQty
          item.removedQty = 0
          item.outOfStockItem = false
        }
        return answer
      },
    },
  },
]
