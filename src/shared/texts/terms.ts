/**
 * Terms, privacy and refunds of the demo operator. Replace this file with the operator's own.
 * A section's id is its address (`/terms-n-conditions#privacy-data`).
 */
import { sharedTexts } from './shared.ts'

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

export const termsTexts = {
  title: sharedTexts.terms,
  contents: 'On this page',
  noticeTitle: 'This is a demonstration',
  notice:
    'The text below belongs to an invented operator. Whoever runs this app for real customers replaces it with their own, checked by their own lawyers.',
  updated: (day: string) => `As of ${day}`,
  questions: 'Questions about this?',
  toSupport: sharedTexts.helpAndSupport,
  toTop: 'Back to the contents',
} as const

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
        title: 'When you have bought something',
        paragraphs: [
          'The prices in the app include taxes. Before you pay, machine and prices are checked once more; what you see then is what you pay.',
          'The purchase is made when your payment is confirmed. It is complete when the machine has dispensed your products.',
        ],
      },
      {
        id: 'terms-collect',
        title: 'Collecting your order',
        paragraphs: [
          'You start the machine yourself, standing in front of it. Once it has started, it can’t be stopped from the app.',
          'A paid order that you never start can be given back. Please take everything out of the tray: what stays there may be taken by others.',
        ],
      },
      {
        id: 'terms-offers',
        title: 'Offers',
        paragraphs: [
          'An offer applies as long as it is shown and its conditions are met when you pay. One offer can be used for an order; it has no cash value.',
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
        title: 'Using it fairly',
        paragraphs: ['Please use the app and the machines as they are meant to be used. In particular, don’t:'],
        points: [
          'shake, tilt or force a machine',
          'ask for refunds of what you have received',
          'use somebody else’s phone number, card or wallet',
        ],
      },
      {
        id: 'terms-liability',
        title: 'What we answer for',
        paragraphs: [
          'We answer for products that are damaged, past their date, or not what you paid for. Nothing here takes away rights that the law gives you as a consumer.',
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
        paragraphs: ['Only what ordering takes:'],
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
          'The camera’s picture is read on your phone and sent nowhere. Your cart, the machines you used last and your settings are kept in your browser; you can delete them there.',
        ],
      },
      {
        id: 'privacy-others',
        title: 'Who else gets data',
        paragraphs: [
          'The payment provider you choose, to take the payment. Your employer, if you pay from a company wallet: amount and time. Nobody else, unless a law obliges us. We don’t sell data.',
        ],
      },
      {
        id: 'privacy-messages',
        title: 'Notifications',
        paragraphs: [
          'We ask before we send any, and only about your orders. You can turn them off in your browser at any time.',
        ],
      },
      {
        id: 'privacy-time',
        title: 'How long we keep it',
        paragraphs: [
          'Receipts as long as tax law asks. Everything else until you delete your account, which you can do in the app; a guest’s data is deleted after a year without a visit.',
        ],
      },
      {
        id: 'privacy-rights',
        title: 'Your rights',
        paragraphs: [
          'You can ask what we know about you, have it corrected, get a copy, or have it deleted. Write to support; we answer within 30 days.',
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
        paragraphs: ['You get back what you paid for and did not receive:'],
        points: [
          'the whole amount if nothing came out, or if you never started the machine',
          'the part for what did not come out, if only some of it did',
          'the price of a product that is damaged, past its date or the wrong one',
        ],
      },
      {
        id: 'refunds-how',
        title: 'How to ask for it',
        paragraphs: [
          'Open the order: if something was not dispensed, it offers the refund. For everything else write to support, with a photo if you can. Please do so within 30 days.',
        ],
      },
      {
        id: 'refunds-where',
        title: 'Where it goes and how long it takes',
        paragraphs: [
          'To your wallet: at once. Back to your card, UPI or meal card: up to 7 working days, depending on your bank. An offer used for the order is taken into account: you get back what you paid.',
        ],
      },
      {
        id: 'refunds-not',
        title: 'What can’t be given back',
        paragraphs: [
          'Food and drinks that came out as ordered can’t be returned, for reasons of hygiene. An order can be refunded once.',
        ],
      },
    ],
  },
]
