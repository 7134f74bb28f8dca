/**
 * Terms, privacy and refunds of the demo operator. Replace this file with the operator's own.
 * A section's id is its address (`/terms-n-conditions#privacy-data`).
 */
import { section } from './catalog.ts'

export interface LegalSection {
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}
export interface LegalPart {
  id: string
  title: string
  sections: readonly LegalSection[]
}

export const termsTexts = section('terms')

export const termsDate = '2026-11-01'

export const legalParts: readonly LegalPart[] = [
  {
    id: 'terms',
    title: 'Terms of use',
    sections: [
      {
        id: 'terms-who',
        title: 'Who sells to you',
        paragraphs: [
          'The products come from the operator of the machine, Snackmate Demo Vending. This app is how you choose, pay for and collect them.',
        ],
      },
      {
        id: 'terms-contract',
        title: 'When your purchase is complete',
        paragraphs: [
          'The prices in the app include taxes. Before you pay, the machine and prices are checked once more. You pay the price shown then.',
          'The purchase is made when your payment is confirmed. It is complete when the machine has dispensed your products.',
        ],
      },
      {
        id: 'terms-collect',
        title: 'Collecting your order',
        paragraphs: [
          'You start the machine yourself, standing in front of it. Once it has started, it can’t be stopped from the app.',
          'You can get your money back for a paid order that you never start. Please take everything out of the tray. Others may take what’s left there.',
        ],
      },
      {
        id: 'terms-offers',
        title: 'Offers',
        paragraphs: [
          'An offer applies as long as it is shown and its conditions are met when you pay. You can use one offer per order. Offers have no cash value.',
        ],
      },
      {
        id: 'terms-wallet',
        title: 'Wallets',
        paragraphs: [
          'Your wallet is for buying at our machines. A company wallet belongs to your employer, whose rules apply to it as well.',
        ],
      },
      {
        id: 'terms-fair',
        title: 'Fair use',
        paragraphs: ['Please use the app and the machines as intended. In particular, don’t:'],
        points: [
          'shake, tilt or force a machine',
          'ask for refunds for products you received',
          'use someone else’s phone number, card or wallet',
        ],
      },
      {
        id: 'terms-liability',
        title: 'Our liability',
        paragraphs: [
          'We are responsible for products that are damaged, past their date or not what you paid for. Nothing here limits your rights as a consumer.',
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    sections: [
      {
        id: 'privacy-data',
        title: 'What we know about you',
        paragraphs: ['Only what we need to take your orders:'],
        points: [
          'as a guest: a random number for your phone’s browser, and your orders',
          'signed in: your phone number and what you enter in your profile',
          'for a saved meal card: its last four digits and the provider’s token, never the whole number',
        ],
      },
      {
        id: 'privacy-not',
        title: 'What stays on your phone',
        paragraphs: [
          'The camera’s picture is read on your phone and never leaves it. Your cart, recent machines and settings are kept in your browser. You can delete them there.',
        ],
      },
      {
        id: 'privacy-others',
        title: 'Who else gets data',
        paragraphs: [
          'The payment provider you choose, to take the payment. Your employer, if you pay from a company wallet, sees the amount and time. No one else does, unless the law requires it. We don’t sell data.',
        ],
      },
      {
        id: 'privacy-messages',
        title: 'Notifications',
        paragraphs: [
          'We ask first, and only send them about your orders. You can turn them off in your browser at any time.',
        ],
      },
      {
        id: 'privacy-time',
        title: 'How long we keep it',
        paragraphs: [
          'Receipts: as long as tax law requires. Everything else: until you delete your account, which you can do in the app. A guest’s data is deleted after a year without a visit.',
        ],
      },
      {
        id: 'privacy-rights',
        title: 'Your rights',
        paragraphs: [
          'You can ask what we know about you, have it corrected, get a copy, or have it deleted. Write to support, and we’ll answer within 30 days.',
        ],
      },
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    sections: [
      {
        id: 'refunds-when',
        title: 'When you get your money back',
        paragraphs: ['You get your money back for what you paid for but didn’t receive:'],
        points: [
          'the full amount if nothing came out or you never started the machine',
          'the part that didn’t come out, if only some of it did',
          'the price of any product that is damaged, past its date or wrong',
        ],
      },
      {
        id: 'refunds-how',
        title: 'How to ask for it',
        paragraphs: [
          'Open the order. If something wasn’t dispensed, you can ask for the refund there. For everything else, write to support, with a photo if you can. Please do so within 30 days.',
        ],
      },
      {
        id: 'refunds-where',
        title: 'Where it goes and how long it takes',
        paragraphs: [
          'To your wallet: instantly. To your card, UPI or meal card: up to 7 working days, depending on your bank. If you used an offer, you get back what you actually paid.',
        ],
      },
      {
        id: 'refunds-not',
        title: 'What can’t be refunded',
        paragraphs: [
          'For hygiene reasons, food and drinks that came out as ordered can’t be returned. Each order can be refunded once.',
        ],
      },
    ],
  },
]
