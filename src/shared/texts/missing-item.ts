/** Texts for an item that counts as dispensed and did not reach the customer. */
export const missingTexts = {
  title: ({ name }: { name: string }) => `No sign of your ${name}?`,
  hint: 'Look into the tray and the flap first. If it is not there, tell us: we decide at once where we can.',
  ask: 'I did not get it',
  asking: 'Asking…',
  granted: ({ amount }: { amount: string }) => `We believe you. ${amount} goes back to where you paid from.`,
} as const
