/** Starts the app, which the page preloads, once there are settings: the app reads them as soon as it loads. */
const preload = document.getElementById('app') as HTMLLinkElement | null
if (preload)
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: preload.href }),
  )
