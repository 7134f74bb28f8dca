/** Texts of the bar that leads to the app's parts. */
import { sharedTexts } from './shared.ts'

export const tabTexts = {
  label: 'Main',
  menu: 'Menu',
  orders: 'Orders',
  wallet: sharedTexts.methods.Wallet,
  account: 'Account',
} as const
