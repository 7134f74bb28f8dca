const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** For text and attributes of XML and HTML; control characters, which XML cannot hold, become a mark. */
export const escapeXml = (text: string) =>
  [...text]
    .map((letter) => (letter < ' ' && !'\n\t'.includes(letter) ? '\uFFFD' : (entities[letter] ?? letter)))
    .join('')
