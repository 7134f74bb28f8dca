/** One or two letters instead of a picture; empty without a name. */
export const initials = (...names: (string | undefined)[]): string =>
  names
    .map((name) => [...(name?.trim() ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
