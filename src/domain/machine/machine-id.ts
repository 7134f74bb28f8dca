/**
 * An id as the contract defines it, starting with a letter or digit: `..` would lead out of /machine/, and -1 stands for
 * no machine. Null for anything else.
 */
export const bareMachineId = (text: string): string | null =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text) ? text : null
