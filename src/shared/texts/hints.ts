/** Texts of the browser banner, coach marks and guideline. The banner's text is given by the product (§2). */
import { sharedTexts } from './shared.ts'

export const hintTexts = {
  banner: 'Your browser may not work as intended. Use Google chrome or Safari for better experience.',
  closeBanner: 'Close this message',

  tip: 'Tip',
  next: 'Next',
  done: sharedTexts.gotIt,
  count: (step: number, of: number) => `${step} of ${of}`,
  add: 'Tap Add to put something into your cart. Tap its picture to learn more about it.',
  view: 'See the products as a grid, as a list or as the machine’s front.',
  machine: 'This is the machine you order from. Standing at another one? Change it here.',
  scan: 'At a machine? Scanning its code is the quickest way in.',

  howItWorks: 'How it works',
  start: 'Let’s go',
  steps: [
    { title: sharedTexts.findYourMachine, text: 'Scan the code on its front, or search by name, place or number.' },
    { title: 'Choose and pay', text: 'Put what you like into the cart and pay on your phone. No account needed.' },
    {
      title: 'Collect it',
      text: 'Stand in front of the machine and tap “Dispense now”. Not before: it waits for you.',
    },
  ],
} as const
