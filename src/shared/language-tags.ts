/** The language as it is written, such as zh-Hant for zh-TW. An invalid tag stays as it is. */
function written(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return tag
  }
}

/** The known tag for a wanted one: the same, or a more general one, or another region's. */
export const closestTag = (wanted: string, known: readonly string[]): string | undefined =>
  known.find((each) => each === wanted) ??
  known.find((each) => wanted.startsWith(`${each}-`)) ??
  known.find((each) => written(each) === written(wanted))

export const directionOf = (tag: string) => (/Arab|Hebr|Thaa|Nkoo|Adlm|Syrc|Rohg/.test(written(tag)) ? 'rtl' : 'ltr')
