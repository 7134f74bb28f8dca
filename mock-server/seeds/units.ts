/** Converts units. The mock server stores money in thousandths, which fit every currency, and time in milliseconds. */
export const toMinor = (major: number) => Math.round(major * 1000)
export const toMajor = (minor: number) => minor / 1000

export const second = 1000
export const minute = 60 * second
export const day = 24 * 60 * minute

export const instant = (ms: number) => new Date(ms).toISOString()
