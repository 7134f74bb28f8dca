/** Settings of an installation, from VITE_* variables at build time. */
declare global {
  interface ImportMetaEnv {
    readonly VITE_API_ORIGIN?: string
    readonly VITE_CLIENT_ID?: string
    readonly VITE_CURRENCY?: string
    readonly VITE_LOCALE?: string
    readonly VITE_WAREHOUSE_ID?: string
    readonly VITE_MAX_ORDER_QUANTITY?: string
    readonly VITE_ALLOWED_API_ORIGINS?: string
    readonly VITE_MACHINE_LINK_ORIGINS?: string
    readonly VITE_STORAGE_KEY?: string
    readonly VITE_STORAGE_IV?: string
    readonly VITE_SUPPORT_PHONE?: string
    readonly VITE_SUPPORT_EMAIL?: string
    readonly VITE_WITHOUT_FEATURES?: string
    readonly VITE_VAPID_KEY?: string
    readonly VITE_FIREBASE_API_KEY?: string
    readonly VITE_FIREBASE_PROJECT_ID?: string
    readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string
    readonly VITE_FIREBASE_APP_ID?: string
    readonly VITE_ANALYTICS_URL?: string
    readonly VITE_ANALYTICS_CONFIG_URL?: string
  }
}

// Each variable is named in full, because the build replaces exactly these expressions.
const list = (text: string | undefined) => (text ?? '').split(',').filter(Boolean)

export const config = {
  /** Empty: the app's own origin proxies /v1. */
  apiOrigin: import.meta.env.VITE_API_ORIGIN ?? '',
  clientId: import.meta.env.VITE_CLIENT_ID ?? 'vending-web',
  currency: import.meta.env.VITE_CURRENCY ?? 'INR',
  /** Its region decides how numbers and dates are written in each language. */
  locale: import.meta.env.VITE_LOCALE ?? 'en-IN',
  /** The first is for customers who speak none of them. */
  languages: ['en'],
  /** The company wallet's warehouse, if the token names none (§9). */
  fallbackWarehouseId: import.meta.env.VITE_WAREHOUSE_ID ?? '79',
  /** Used if neither the machine nor the storage has a limit. */
  maxOrderQuantity: Number(import.meta.env.VITE_MAX_ORDER_QUANTITY ?? '5'),
  /** Further API origins that a token's `baseUrl` may name. */
  allowedApiOrigins: list(import.meta.env.VITE_ALLOWED_API_ORIGINS),
  /** Further origins whose machine links a scan accepts. */
  machineLinkOrigins: list(import.meta.env.VITE_MACHINE_LINK_ORIGINS),
  /** Empty: support has no phone or e-mail. */
  supportPhone: import.meta.env.VITE_SUPPORT_PHONE ?? '1800 000 000',
  /** Optional features that this installation goes without. */
  withoutFeatures: list(import.meta.env.VITE_WITHOUT_FEATURES),
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL ?? 'help@snackmate.example',
}
