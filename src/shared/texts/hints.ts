/** Texts of the browser banner, coach marks and guideline. The banner's text is given by the product (§2). */
import { sharedTexts } from './shared.ts'

export const hintTexts = {
  banner: 'Your browser may not work as intended. Use Google chrome or Safari for better experience.',
  closeBanner: 'Close this message',

  tip: 'Tip',
  next: 'Next',
  done: sharedTexts.gotIt,
  count: (step: number, of: number) => `${step} of ${of}`,
  add: 'Tap + to put something in your cart. Tap its picture for details.',
  view: 'See the products as a grid, a list or the machine’s front.',
  machine: 'You’re ordering from this machine. At another one? Change it here.',

  howItWorks: 'How it works',
  steps: [
    { title: 'Scan', text: 'Scan the code on the machine, or search for it.' },
    { title: 'Choose and pay', text: 'Pay on your phone. You don’t need an account.' },
    { title: 'Take it', text: 'Stand at the machine and tap “Dispense now”. It waits for you.' },
  ],
} as const
