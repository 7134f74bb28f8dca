/** What people call countries besides their names in the app's language and in English (`Intl.DisplayNames`). */
import type { CountryCode } from 'libphonenumber-js/min'

export const otherNames: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['UAE', 'VAE', 'Emirates', 'यूएई'],
  BA: ['BiH'],
  BY: ['Belorussia', 'Weißrussland'],
  CD: ['DRC', 'DR Congo', 'Zaire'],
  CF: ['CAR'],
  CI: ['Ivory Coast', 'Elfenbeinküste'],
  CN: ['PRC', 'VR China'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic', 'Tschechische Republik'],
  DE: ['Deutschland', 'BRD'],
  DO: ['Dominican Republic'],
  GB: [
    'UK',
    'England',
    'Great Britain',
    'Britain',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'Großbritannien',
    'Schottland',
    'Nordirland',
    'इंग्लैंड',
    'ब्रिटेन',
  ],
  IN: ['Bharat', 'Hindustan', 'हिंदुस्तान', 'हिन्दुस्तान'],
  KP: ['DPRK'],
  KR: ['ROK', 'Korea'],
  MM: ['Burma', 'Birma'],
  MK: ['Macedonia', 'Mazedonien'],
  NL: ['Holland', 'हॉलैंड'],
  PG: ['PNG'],
  RU: ['Russian Federation'],
  SA: ['KSA'],
  SZ: ['Swaziland', 'Swasiland'],
  TL: ['East Timor', 'Osttimor'],
  TR: ['Turkey', 'Türkei', 'तुर्की'],
  US: ['USA', 'US', 'America', 'Amerika', 'अमेरिका', 'यूएसए'],
  VA: ['Holy See'],
  ZA: ['RSA'],
}

/** Of the countries that share a calling code, the ones that most people mean by it. */
export const mainCountries: ReadonlySet<CountryCode> = new Set(['AU', 'FI', 'FR', 'GB', 'IT', 'MA', 'NO', 'RU', 'US'])
