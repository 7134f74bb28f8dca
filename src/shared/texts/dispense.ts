/** Texts of the dispense screens. */
import { sharedTexts } from './shared.ts'

export const dispenseTexts = {
  readyScreen: 'Ready at the machine',
  statusScreen: sharedTexts.yourOrder,
  count: sharedTexts.count,
  machineNumber: sharedTexts.machineNumber,
  waitsAt: 'Your order waits at this machine.',
  phoneOffline: 'You are offline. Nothing is sent until you are connected again.',
  cutOff: 'We can’t reach the server at the moment. We keep trying.',
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
  noNews: 'No news',
  itemCount: (done: number, total: number) => `${done} of ${total}`,
  itemNews: (name: string, stage: string) => `${name}: ${stage}`,

  lost: 'Connection lost. The machine carries on; we will show the rest as soon as we are back.',
  orderNumber: sharedTexts.orderNumber,
  loading: sharedTexts.lookingUpOrder,
  loadFailed: sharedTexts.orderUnread,
  noneTitle: 'No order is waiting',
  noneHint: 'When you have paid for something, it waits for you here.',
  toProducts: sharedTexts.seeProducts,
} as const
