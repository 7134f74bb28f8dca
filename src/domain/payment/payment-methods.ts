/**
 * What the app knows about each payment method: one entry per method of the document. How a started payment goes on is
 * the server's word, by its kind (kinds/payment-kinds.ts). A method without an entry is a type error; one that only a
 * newer server has is shown as unavailable.
 */
import type { ComponentType } from 'react'
import type { components } from '#generated/types.ts'
import { config } from '#shared/config.ts'
import { CardMark, CompanyMark, MealMark, PhoneMark, WalletMark } from '#shared/icons/PaymentMarks.tsx'
import { texts } from '#shared/texts/catalog.ts'

export type PaymentMethod = components['schemas']['PaymentMethod']

interface MethodEntry {
  /** Whose money it is. The app never changes the payer; the customer may. */
  payer: 'customer' | 'employer'
  /**
   * `balance`: money that the server keeps. Only customers with an account have it, and it must cover the amount. `page`:
   * paid on a provider's page or in another app, by anybody.
   */
  source: 'balance' | 'page'
  /** Tells it apart at a glance. Never a brand's logo. */
  mark: ComponentType
  /** Cards can be saved in the account. */
  savesCards: boolean
  /** Whether the installation has it. */
  isOn: () => boolean
  /** Said below the name of the chosen method, and if the server describes nothing. */
  note: () => string
}

const nothing = () => ''

export const paymentMethods = {
  Wallet: {
    payer: 'customer',
    source: 'balance',
    mark: WalletMark,
    savesCards: false,
    isOn: () => config.features.wallets,
    note: nothing,
  },
  CompanyWallet: {
    payer: 'employer',
    source: 'balance',
    mark: CompanyMark,
    savesCards: false,
    isOn: () => config.features.wallets,
    note: nothing,
  },
  Card: {
    payer: 'customer',
    source: 'page',
    mark: CardMark,
    savesCards: false,
    isOn: () => true,
    note: () => texts.checkout.onProviderPage,
  },
  UPI: {
    payer: 'customer',
    source: 'page',
    mark: PhoneMark,
    savesCards: false,
    isOn: () => config.paymentAppSchemes.length > 0,
    note: nothing,
  },
  MealCard: {
    payer: 'customer',
    source: 'page',
    mark: MealMark,
    savesCards: true,
    isOn: () => config.features.mealCards,
    note: () => texts.checkout.onProviderPage,
  },
} as const satisfies Record<PaymentMethod, MethodEntry>

/** The methods whose balance has to be loaded. */
export type BalanceMethod = {
  [Method in PaymentMethod]: (typeof paymentMethods)[Method]['source'] extends 'balance' ? Method : never
}[PaymentMethod]

/** Undefined for a method that only a newer server has. */
export const entryOf = (method: string): MethodEntry | undefined =>
  Object.hasOwn(paymentMethods, method) ? paymentMethods[method as PaymentMethod] : undefined

/** The installation can hide methods that the server offers. */
export const isShown = (method: PaymentMethod): boolean =>
  config.paymentMethods.includes(method) && entryOf(method)?.isOn() !== false

export const payerOf = (method: PaymentMethod) => entryOf(method)?.payer ?? 'customer'

/** Whether a provider takes the money, on its own page or in another app. */
export const isPaidOnPage = (method: PaymentMethod) => entryOf(method)?.source !== 'balance'

/** In the app's language, not the server's. */
export const nameOfMethod = (method: PaymentMethod): string => texts.orders.methods[method] ?? texts.orders.otherMethod
