import type { Opening } from '../gate.ts'
import type { Reply } from '../reply.ts'

type Query = Record<string, unknown>

/** One small change of behaviour that a backend team could really make. Without a hook it is a habit, see habits.ts. */
export interface Planted extends Opening {
  name: string
  /** The operation in which it shows. */
  operation: string
  what: string
  /** Alters the query before the operation sees it. */
  query?: (query: Query) => void
  /** Alters an answer, refusals too, just before it is sent; knows the query as it was asked. */
  answer?: (reply: Reply, query: Query) => Reply
}

type Alter = (value: unknown) => unknown

function alterAt(node: unknown, [step, ...rest]: string[], alter: Alter): unknown {
  if (step === undefined) return alter(node)
  if (step === '*') return Array.isArray(node) ? node.map((each) => alterAt(each, rest, alter)) : node
  if (typeof node !== 'object' || node === null || !(rest.length === 0 || step in node)) return node
  const inner = node as Record<string, unknown>
  return { ...inner, [step]: alterAt(inner[step], rest, alter) }
}

/** Alters a place of every success; `*` stands for each entry, undefined leaves a field out. */
export const inAnswer =
  (path: string, alter: Alter) =>
  (reply: Reply): Reply =>
    reply.status === 200 ? { ...reply, body: alterAt(reply.body, path.split('.'), alter) } : reply

export const without = (path: string) => inAnswer(path, () => undefined)
export const become = (path: string, value: unknown) => inAnswer(path, () => value)

/** Alters answers of one status only. */
export const onStatus = (status: number, alter: (reply: Reply) => Reply) => (reply: Reply) =>
  reply.status === status ? alter(reply) : reply
