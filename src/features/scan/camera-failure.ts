/** Why there is no camera to scan with; `scanTexts.failures` has the words for each. */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'insecure' | 'reader'

/** A reason that lies in the page or the browser, before anybody is asked for a camera. */
export function failureBefore(isSecure: boolean, hasCameras: boolean): CameraFailure | null {
  if (!isSecure) return 'insecure'
  return hasCameras ? null : 'missing'
}

/** The reason behind a rejected getUserMedia; older browsers have names of their own. */
export function failureOf(error: unknown): CameraFailure {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    default:
      // NotReadableError and AbortError, and whatever a driver comes up with: it is there and gives no picture.
      return 'busy'
  }
}

/** Trying again helps where the customer can change something meanwhile. */
export const canRetry = (failure: CameraFailure) => failure !== 'insecure'
