/** One or two letters that stand for a customer without a picture; empty without a name. */
export const initials = (...names: (string | undefined)[]): string =>
  names
    .map((name) => [...(name?.trim() ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
