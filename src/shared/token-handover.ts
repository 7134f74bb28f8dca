/**
 * Replaces a token once over all tabs. The session lock passes to the next tab sooner than localStorage does: in
 * Chromium the new tokens arrived up to 68 ms late. So the tab that replaces a token posts the new one on a channel
 * and, before it releases the lock, marks the old one as replaced. The next tab waits only if it finds that mark.
 */
import { hasMark, leaveMark } from './locks.ts'

type Token = string | null
interface Handover {
  stale: string
  fresh: Token
}

/** Milliseconds: until then localStorage has reached every tab. The mark outlives it. */
const storageDelay = 100
const markLife = 1000

const markOf = (token: string) => `replaced ${token}`

/**
 * The token in place of `stale`, from another tab or from `replace`; null if the session is over. `inLock` runs work
 * alone over all tabs, `stored` reads what this tab's storage holds now. Rejects as `replace` does.
 */
export function replaceToken(
  stale: string,
  inLock: (work: () => Promise<Token>) => Promise<Token>,
  stored: () => Token,
  replace: (stale: string) => Promise<Token>,
): Promise<Token> {
  // Opened before the lock is asked for, so that nothing posted meanwhile is missed.
  const channel = globalThis.BroadcastChannel && new BroadcastChannel('replaced-tokens')
  const posted = new Promise<Token>((resolve) => {
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<Handover>) => {
        if (data.stale === stale) resolve(data.fresh)
      }
  })
  const fromStorage = () => new Promise<Token>((resolve) => setTimeout(() => resolve(stored()), storageDelay))

  return inLock(async () => {
    if (stored() !== stale) return stored()
    if (await hasMark(markOf(stale))) {
      const fresh = await Promise.race([posted, fromStorage()])
      if (fresh !== stale) return fresh
    }
    const fresh = await replace(stale)
    await leaveMark(markOf(stale), markLife)
    channel?.postMessage({ stale, fresh } satisfies Handover)
    return fresh
  }).finally(() => channel?.close())
}
