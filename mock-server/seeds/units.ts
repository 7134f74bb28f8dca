/** The units of the mock: money in minor units (major ones on the wire), time in milliseconds since 1970 (ISO on the wire). */
export const toMinor = (major: number) => Math.round(major * 100)
export const toMajor = (minor: number) => minor / 100

const rupees = (digits: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: digits })
const [whole, exact] = [rupees(0), rupees(2)]

/** As people read it, of major units: ₹35, ₹42.50, −₹20. */
export const priceOf = (major: number) =>
  `${major < 0 ? '−' : ''}${(Number.isInteger(major) ? whole : exact).format(Math.abs(major))}`

export const second = 1000
export const minute = 60 * second
export const day = 24 * 60 * minute

export const instant = (ms: number) => new Date(ms).toISOString()
