/** The messages of an event stream, as far as it was read. */

export interface EventStream {
  messages: unknown[]
  /** Lines that are neither field nor comment, and data that is no JSON. */
  broken: string[]
}

/** Reads complete blocks; what stands after the last empty line is still on its way. */
export function readEvents(text: string): EventStream {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n').slice(0, -1)
  const messages: unknown[] = []
  const broken: string[] = []
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'))
    broken.push(...lines.filter((line) => !/^(data|event|id|retry):/.test(line)))
    const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart())
    if (data.length === 0) continue
    try {
      messages.push(JSON.parse(data.join('\n')))
    } catch {
      broken.push(data.join('\n'))
    }
  }
  return { messages, broken }
}
