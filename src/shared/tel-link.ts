/** Calls a number: its digits and a leading plus, without the zero that isn't dialed after a country code, as in "+49 (0) 30". */
export const telLink = (phone: string) => `tel:${phone.replace(/^(\+[\d\s]+)\(0\)/, '$1').replace(/(?!^\+)\D/g, '')}`
