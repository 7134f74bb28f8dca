/** Starts the app once there are settings: it reads them as soon as it loads. */
import { app } from './preload-app.ts'
import { startFailed } from './start-failed.ts'

if (app) {
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: app.href })
  script.addEventListener('error', () => window.dispatchEvent(new Event(startFailed)))
  document.head.append(script)
}
