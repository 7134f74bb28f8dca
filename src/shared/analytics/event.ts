/** What the app tells about its use: nothing about the customer. */
export type AnalyticsEvent =
  /** `page` is the route's pattern, never an address: addresses hold ids. */
  | { name: 'page_viewed'; page: string }
  /** The way of an order. */
  | { name: 'machine_chosen' | 'product_added' | 'checkout_started' | 'order_paid' }
  | { name: 'order_dispensed'; outcome: 'dispensed' | 'partly' | 'failed' }
