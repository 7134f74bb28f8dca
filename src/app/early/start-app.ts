/** Starts the app once there are settings: it reads them as soon as it loads. */
import { app } from './preload-app.ts'

if (app)
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: app.href }),
  )
