/** Sends a record with its time, even while the page is being left. */
export function beacon(url: string, record: object) {
  // Plain text needs no preflight request.
  navigator.sendBeacon(url, JSON.stringify({ ...record, at: new Date().toISOString() }))
}
