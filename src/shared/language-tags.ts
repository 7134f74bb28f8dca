/** Other names of the same language, as browsers or operators use them. */
const usualNames: Record<string, string> = { in: 'id', iw: 'he', no: 'nb' }

/** The language without its region and script. */
function languageOf(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-', 1)
  return usualNames[language] ?? language
}

/** The language with its script, such as zh-Hant for zh-TW. Returns an invalid tag unchanged. */
function withScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${languageOf(language)}-${script}`
  } catch {
    return tag
  }
}

/** The known tag for a wanted one: the same, otherwise one with the same script, otherwise a more general one. */
export function closestTag(wanted: string, known: readonly string[]): string | undefined {
  const sameLanguage = known.filter((each) => languageOf(each) === languageOf(wanted))
  if (sameLanguage.includes(wanted)) return wanted
  const general = sameLanguage.filter((each) => wanted.startsWith(`${each}-`)).sort((a, b) => b.length - a.length)
  // The first use of Intl.Locale takes a slow phone 40 ms, before it requests the products.
  if (sameLanguage.length === general.length && general.length <= 1) return general[0]
  return [...general, ...sameLanguage].find((each) => withScript(each) === withScript(wanted)) ?? general[0]
}

/** Languages written from right to left unless the tag names another script. */
const rightToLeft =
  /^(ar|arc|arz|azb|ckb|dv|fa|he|iw|ks|lrc|mzn|nqo|pnb|ps|sd|syr|ug|ur|yi)\b(?!-[A-Z][a-z]{3}\b)|-(Arab|Hebr|Thaa|Nkoo|Adlm|Syrc|Rohg)\b/

export const directionOf = (tag: string) => (rightToLeft.test(tag) ? 'rtl' : 'ltr')

/** For numbers and dates: the language in the region of the settings' locale. */
export function localeOf(language: string, configured: string): string {
  const { region } = new Intl.Locale(configured)
  return String(new Intl.Locale(language, region ? { region } : {}))
}
