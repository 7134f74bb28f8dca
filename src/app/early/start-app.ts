/** Starts the app once there are settings: it reads them as soon as it loads. */
const app = document.getElementById('app') as HTMLLinkElement | null
if (app)
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: app.href }),
  )
