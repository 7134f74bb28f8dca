/** At the machine: starting it and watching it. */
export const dispenseTexts = {
  readyScreen: 'Ready at the machine',
  statusScreen: 'Your order',
  count: (quantity: number) => `${quantity} ×`,
  machineNumber: 'Machine number',
  waitsAt: 'Your order waits at this machine.',
  phoneOffline: 'You are offline. Nothing is sent until you are connected again.',
  cutOff: 'We can’t reach the server at the moment. We keep trying.',
  paid: (amount: string) => `${amount} paid`,

  slot: (label: string) => `Slot ${label}`,
  /** The order knows the ingredient's id only, no name. */
  customised: (count: number) => `Customised × ${count}`,
  itemStages: {
    waiting: 'Waiting',
    dispensing: 'Coming now',
    dispensed: 'Dispensed',
    partly: 'Partly dispensed',
    failed: 'Did not come out',
    unknown: 'Checking',
  },
  noNews: 'No news',
  itemCount: (done: number, total: number) => `${done} of ${total}`,
  itemNews: (name: string, stage: string) => `${name}: ${stage}`,

  lost: 'Connection lost. The machine carries on; we will show the rest as soon as we are back.',
  orderNumber: (number: string) => `Order ${number}`,
  loading: 'Looking up your order…',
  loadFailed: 'We could not read your order.',
  noneTitle: 'No order is waiting',
  noneHint: 'When you have paid for something, it waits for you here.',
  toProducts: 'See products',
} as const
