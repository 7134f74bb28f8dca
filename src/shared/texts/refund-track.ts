/** Texts about where a refund is. */
import { sharedTexts } from './shared.ts'

export const trackTexts = {
  stages: {
    Accepted: 'We have accepted it',
    Sent: 'Your bank has it',
    Credited: 'The money is there',
    Refused: 'Your bank has sent it back',
  },
  toCome: { Sent: 'On its way to your bank', Credited: 'The money is there' },
  to: 'Goes to',
  methods: sharedTexts.methods,
  endsIn: ({ method, digits }: { method: string; digits: string }) => `${method}, ending in ${digits}`,
  expected: 'Expected by',
  reference: 'Reference for your bank',
  copy: 'Copy',
  copied: 'Copied',
  late: 'It should be there by now. Ask your bank and quote the reference. If that does not help, we will.',
  refusedHint: 'Please contact support. We send it another way.',
  arrives: ({ amount, day }: { amount: string; day: string }) => `Your refund of ${amount} should be there by ${day}.`,
  onItsWay: ({ amount }: { amount: string }) => `Your refund of ${amount} is on its way.`,
  arrived: ({ amount }: { amount: string }) => `Your refund of ${amount} is there.`,
  refused: ({ amount }: { amount: string }) => `Your bank has sent back your refund of ${amount}.`,
  follow: 'Follow it',
} as const
