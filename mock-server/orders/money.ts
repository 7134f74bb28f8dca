/** Minor units inside, major units on the wire. */
export const toMinor = (major: number) => Math.round(major * 100)
export const toMajor = (minor: number) => minor / 100
