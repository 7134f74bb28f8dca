/** The steps of a refund. Pure. */
import type { components } from '#generated/types.ts'
import { entryOf } from '../payment/payment-methods.ts'

type Schemas = components['schemas']
export type RefundTrack = Pick<
  Schemas['Refund'],
  'status' | 'mode' | 'amount' | 'currency' | 'destination' | 'stages' | 'expected_on' | 'bank_reference'
>
export type StageName = Schemas['RefundStageName']

export interface TrackStep {
  name: StageName
  /** Missing if the step is still to come. */
  at?: string
}

/** The completed steps, then the remaining ones. A refund to a wallet involves no bank. */
export function stagesOf({ stages = [], destination }: RefundTrack): TrackStep[] {
  const isOver = stages.some(({ name }) => name === 'Credited' || name === 'Refused')
  const viaBank = destination !== undefined && entryOf(destination.method)?.source === 'page'
  const way: StageName[] = viaBank ? ['Sent', 'Credited'] : ['Credited']
  const rest = isOver ? [] : way.filter((name) => !stages.some((stage) => stage.name === name))
  return [...stages, ...rest.map((name) => ({ name }))]
}

/** Whether the expected day has passed in this time zone. `expected_on` is a day without a time. */
export const isLate = ({ status, expected_on }: RefundTrack, now: Date) =>
  status === 'Initiated' && expected_on !== undefined && new Date(`${expected_on}T23:59:59`) < now

/** Milliseconds for which an ended refund is still shown as news. */
const newsFor = 3 * 24 * 60 * 60_000

/** Whether a refund is worth showing: in progress or just ended. */
export const isNews = ({ status, stages = [] }: RefundTrack, now: Date) => {
  const last = stages.at(-1)
  return last !== undefined && (status === 'Initiated' || now.getTime() - Date.parse(last.at) < newsFor)
}
