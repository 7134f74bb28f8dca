/** Texts of the dispense screens. */
import { sharedTexts } from './shared.ts'

export const dispenseTexts = {
  readyScreen: 'Ready at the machine',
  statusScreen: sharedTexts.yourOrder,
  count: sharedTexts.count,
  machineNumber: sharedTexts.machineNumber,
  waitsAt: 'Your order waits at this machine.',
  phoneOffline: 'You are offline. Nothing is sent until you are connected again.',
  cutOff: 'We can’t reach our server right now. We keep trying.',
  paid: (amount: string) => `${amount} paid`,

  slot: sharedTexts.slot,
  /** The order has only the ingredient's id, not its name. */
  customized: sharedTexts.customized,
  itemStages: {
    waiting: 'Waiting',
    dispensing: 'Coming now',
    dispensed: 'Dispensed',
    partly: sharedTexts.partlyDispensed,
    failed: 'Did not come out',
    unknown: 'Checking',
  },
  cupStages: { waiting: 'Next', dispensing: 'Brewing', dispensed: 'Ready', failed: 'Not made' },
  /** Of a product or cup that counts as dispensed. */
  notGot: 'Didn’t get it?',
  notGotNamed: (name: string) => `Didn’t get it? ${name}`,
  noNews: 'No news',
  itemCount: (done: number, total: number) => `${done} of ${total}`,
  itemNews: (name: string, stage: string) => `${name}: ${stage}`,

  lost: 'Connection lost. The machine carries on. We show the rest once you are connected again.',
  orderNumber: sharedTexts.orderNumber,
  loading: sharedTexts.lookingUpOrder,
  loadFailed: sharedTexts.orderUnread,
  noneTitle: 'No order is waiting',
  noneHint: 'When you have paid for something, it waits here for you.',
  toProducts: sharedTexts.seeProducts,
} as const
