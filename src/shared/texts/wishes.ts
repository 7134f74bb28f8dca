/** Texts about what customers would like a machine to have. */
export const wishTexts = {
  open: 'What should be here?',
  openFor: ({ text }: { text: string }) => `Wish for “${text}” here`,
  title: 'What should be here?',
  hint: 'We count what customers ask for. The operator fills the machine by it.',
  label: 'Your wish',
  placeholder: 'Salted lassi',
  send: 'Send wish',
  sending: 'Sending…',
  thanks: ({ count }: { count: number }) =>
    count === 1 ? 'Thank you! You are the first to ask for it.' : `Thank you! ${count} customers ask for it.`,
  failed: 'We could not count your wish. Please try again.',
  others: 'What others ask for',
  count: ({ count }: { count: number }) => (count === 1 ? '1 customer' : `${count} customers`),
  meToo: 'Me too',
  meTooNamed: ({ text }: { text: string }) => `Me too: ${text}`,
  counted: 'Counted',
  close: 'Close',
} as const
