/** What differs from one installation to the next; set by VITE_* at build time. */
const env = import.meta.env as Record<string, string | undefined>

const list = (text: string | undefined) => (text ?? '').split(',').filter(Boolean)

export const config = {
  /** Empty: the app's own origin passes /v1 on. */
  apiOrigin: env.VITE_API_ORIGIN ?? '',
  clientId: env.VITE_CLIENT_ID ?? 'vending-web',
  currency: env.VITE_CURRENCY ?? 'INR',
  locale: env.VITE_LOCALE ?? 'en-IN',
  /** Of the company wallet, where the token names none (specification §9). */
  fallbackWarehouseId: env.VITE_WAREHOUSE_ID ?? '79',
  /** Where neither the machine nor the storage says one. */
  maxOrderQuantity: Number(env.VITE_MAX_ORDER_QUANTITY ?? '5'),
  /** API origins that a token may send the app to, besides its own. */
  allowedApiOrigins: list(env.VITE_ALLOWED_API_ORIGINS),
  /** Origins whose machine links a scan accepts, besides the app's own. */
  machineLinkOrigins: list(env.VITE_MACHINE_LINK_ORIGINS),
  /** Empty: support can't be reached that way. */
  supportPhone: env.VITE_SUPPORT_PHONE ?? '1800 000 000',
  supportEmail: env.VITE_SUPPORT_EMAIL ?? 'help@snackmate.example',
}
