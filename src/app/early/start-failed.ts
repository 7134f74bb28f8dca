/** The window's event when the app can't start. */
export const startFailed = 'start-failed'
