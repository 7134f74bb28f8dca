/** Starts the app, which reads its settings as soon as it is loaded. The page's head preloads it. */
const preload = document.getElementById('app') as HTMLLinkElement | null
if (preload)
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: preload.href }),
  )
