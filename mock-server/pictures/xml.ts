const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
