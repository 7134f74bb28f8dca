/** The language as it is written, such as zh-Hant for zh-TW. An invalid tag stays as it is. */
function written(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    // Browsers send "nb", but "no" is the usual name of the same catalog.
    return `${language === 'no' ? 'nb' : language}-${script}`
  } catch {
    return tag
  }
}

/** The known tag for a wanted one: the same, or another of the same script, or at least a more general one. */
export function closestTag(wanted: string, known: readonly string[]): string | undefined {
  const general = known.filter((each) => wanted.startsWith(`${each}-`)).sort((a, b) => b.length - a.length)
  const readable = [...general, ...known].find((each) => written(each) === written(wanted))
  return known.find((each) => each === wanted) ?? readable ?? general[0]
}

export const directionOf = (tag: string) => (/Arab|Hebr|Thaa|Nkoo|Adlm|Syrc|Rohg/.test(written(tag)) ? 'rtl' : 'ltr')
