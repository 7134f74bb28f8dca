/** Why the camera can't be used. `texts.scan.failures` has a text for each reason. */
export type CameraFailure = 'refused' | 'missing' | 'busy' | 'insecure' | 'reader'

/** A reason in the page or browser, known before permission is requested. */
export function failureBefore(isSecure: boolean, hasCameras: boolean): CameraFailure | null {
  if (!isSecure) return 'insecure'
  return hasCameras ? null : 'missing'
}

/** The reason for a rejected getUserMedia. Older browsers use other error names. */
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
      // NotReadableError, AbortError and driver errors: the camera exists but gives no picture.
      return 'busy'
  }
}

/** Whether a retry can help. */
export const canRetry = (failure: CameraFailure) => failure !== 'insecure'
