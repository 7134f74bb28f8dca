/** A stream whose connection has died looks like one without news, except that its heartbeats are missing. */

/** Milliseconds: two periods of the heartbeat that the document promises. */
export const longestSilence = 30_000

/** Aborts after this long without a sign of life. */
export function silenceAfter(limit: number) {
  const control = new AbortController()
  const abort = () => control.abort(new DOMException('The stream is silent.', 'TimeoutError'))
  let timer = setTimeout(abort, limit)
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, limit)
  }
  return {
    signal: control.signal,
    /** Passes the bytes on; each one is a sign of life, also those of a comment. */
    listen: (body: ReadableStream<Uint8Array>) => {
      restart()
      return body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform: (chunk, controller) => {
            restart()
            controller.enqueue(chunk)
          },
        }),
      )
    },
    stop: () => clearTimeout(timer),
  }
}
