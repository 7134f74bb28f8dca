import { app } from './preload-app.ts'
import { startFailed } from './start-failed.ts'

/** Starts the app. Call it once there are settings: the app reads them as soon as it loads. */
export function startApp() {
  if (!app) return
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: app.href })
  script.addEventListener('error', () => window.dispatchEvent(new Event(startFailed)))
  document.head.append(script)
}
