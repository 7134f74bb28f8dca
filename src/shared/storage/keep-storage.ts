/**
 * Asks the browser not to delete what this app stores. Safari deletes it after seven days without a visit, and any browser
 * may when the phone is full. Firefox asks the customer, so call it after a tap.
 */
export function keepStorage() {
  // Missing on insecure pages.
  const storage = navigator.storage as StorageManager | undefined
  void storage?.persist?.().catch(() => false)
}
