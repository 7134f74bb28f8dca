/**
 * Replaces a token once across all tabs. The next tab can get the session lock before it sees the change in
 * localStorage: in Chromium, the new tokens arrived up to 68 ms late. So the tab that replaces a token posts the new
 * one on a channel and marks the old one as replaced before it releases the lock. The next tab waits only if it finds
 * that mark.
 */
import { hasMark, leaveMark } from './locks.ts'
import { storageDelay } from './storage/storage.ts'

type Token = string | null
export interface Handover {
  stale: string
  /** Null if the session is over. */
  fresh: Token
}

/** Where a tab posts each `Handover`. */
export const handoverChannel = 'replaced-tokens'

/** Null if the browser has no channels, or denies them together with its storage. The tabs then share only that. */
export function openHandover(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(handoverChannel)
  } catch {
    return null
  }
}

/** Milliseconds. Longer than `storageDelay`. */
const markDuration = 1000

const markOf = (token: string) => `replaced ${token}`

/**
 * Returns the replacement of `stale`, from another tab or from `replace`; null if the session is over. `inLock` runs
 * work exclusively across all tabs; `stored` reads this tab's current token. Rejects if `replace` rejects.
 */
export function replaceToken(
  stale: string,
  inLock: (work: () => Promise<Token>) => Promise<Token>,
  stored: () => Token,
  replace: (stale: string) => Promise<Token>,
): Promise<Token> {
  // Opened before the lock is requested, to catch everything posted in the meantime.
  const channel = openHandover()
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
    await leaveMark(markOf(stale), markDuration)
    channel?.postMessage({ stale, fresh } satisfies Handover)
    return fresh
  }).finally(() => channel?.close())
}
