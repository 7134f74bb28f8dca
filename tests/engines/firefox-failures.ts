/** What `npm run test:firefox` can't run, or expects to fail. It reports a listed test that passes. */

/** These start a Chromium with switches of its own. */
export const chromiumOnly = ['blocked-cookies.spec.ts', 'push.spec.ts', 'scan.spec.ts']

/**
 * By file, the beginnings of titles and the reason. Not complete: over BiDi, `fill` doesn't always reach React in
 * Debian's Firefox, so tests that fill in a form (such as every sign-in) fail there until they type.
 */
const failures: Record<string, Record<string, string>> = {
  'account.spec.ts': {
    'are saved with their last four digits': 'fill doesn’t reach React',
  },
}

export function failureInFirefox(file: string, title: string): string | undefined {
  const known = Object.entries(failures[file.replace(/^.*[\\/]/, '')] ?? {})
  return known.find(([beginning]) => title.startsWith(beginning))?.[1]
}
