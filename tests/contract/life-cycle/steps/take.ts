/** Takes one step and looks at what it may have changed. */
import { everything, look, type Views } from '../look/look.ts'
import { everyone, hold, type Known, type Model } from '../model.ts'
import { refresh, reuse, signOut, tokenOf } from '../session.ts'
import { again, order, quote } from './buy.ts'
import { intrude } from './intrude.ts'
import { dispense, pay, refund, unblock } from './serve.ts'
import type { Step } from './step.ts'

export interface Taken {
  /** Nothing about any order may have changed by it. */
  isUnchanged?: boolean
  views: Views
}

const nothing: Taken = { isUnchanged: true, views: { orders: [] } }

function known({ orders }: Model, ago: number): Known | undefined {
  return orders[orders.length - 1 - (ago % Math.max(1, orders.length))]
}

async function act(model: Model, step: Step): Promise<Taken> {
  const { target } = model
  switch (step.kind) {
    case 'quote':
      await quote(model, step)
      return nothing
    case 'order':
      return order(model, step)
    case 'wait':
      await target.advance(step.ms)
      return { views: { orders: everyone, stock: true } }
    case 'machine':
      await target.switchMachine?.(target.machineId, step.status)
      return { views: { orders: everyone, stream: true } }
    case 'session': {
      const acts = { refresh, reuse, 'sign out': signOut }
      await acts[step.act](model, step.who)
      return nothing
    }
    case 'look':
      return { isUnchanged: true, views: everything }
  }
  const about = known(model, step.order)
  if (!about) return nothing
  switch (step.kind) {
    case 'again':
      return again(model, about, step.isSame)
    case 'pay':
      return pay(model, about, step.decision)
    case 'dispense':
      return dispense(model, about)
    case 'unblock':
      return unblock(model, about)
    case 'refund':
      return refund(model, about, step.mode)
    case 'intrude':
      return intrude(model, about, step.act)
  }
}

/** Takes the step; what it breaks is in `model.broken` afterwards. */
export async function take(model: Model, step: Step) {
  for (const who of everyone) await tokenOf(model, who)
  const { target, seen } = model
  // Signing in may have taken time.
  if (target.isAlone && target.now() !== seen.at) await look(model, { orders: everyone, stock: true })
  const before = { now: target.now(), orders: new Map(seen.orders) }
  const { isUnchanged = false, views } = await act(model, step)
  await look(model, views)
  if (!isUnchanged || !target.isAlone || target.now() !== before.now) return
  const claim = { rule: 'refusal-changes-nothing', operation: 'listOrders' } as const
  for (const [id, order] of seen.orders) hold(model, { ...claim, pointer: `/data/${id}` }, order, before.orders.get(id))
}
