/** Replaces what must not end up in a log: tokens, one-time codes, and the values of `--header`. */

const jwt = /eyJ[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*/g
const shortest = 4

export function createSecrets() {
  const names = new Map<string, string>()
  return {
    /** The shell variable that stands for a secret. The first name counts. */
    keep(value: unknown, name: string) {
      if (typeof value === 'string' && value.length >= shortest && !names.has(value)) names.set(value, name)
    },
    redact(text: string): string {
      const known = [...names].sort(([a], [b]) => b.length - a.length)
      const replaced = known.reduce((rest, [value, name]) => rest.replaceAll(value, `$${name}`), text)
      return replaced.replace(jwt, '$TOKEN')
    },
  }
}
export type Secrets = ReturnType<typeof createSecrets>
