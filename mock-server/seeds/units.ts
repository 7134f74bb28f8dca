/** The units of the mock: money in thousandths, which fit every currency (major units on the wire), time in milliseconds since 1970 (ISO on the wire). */
export const toMinor = (major: number) => Math.round(major * 1000)
export const toMajor = (minor: number) => minor / 1000

export const second = 1000
export const minute = 60 * second
export const day = 24 * 60 * minute

export const instant = (ms: number) => new Date(ms).toISOString()
