/** The path that the app is served under. Uses only Node. */

const path = /^(\/[\w.~-]+)+\/?$/
const stepsOut = /\/\.{1,2}(\/|$)/

/** BASE_PATH with a slash at its end, which URLs are added to. Throws if it isn't a path. */
export function basePath(value = process.env.BASE_PATH || '/') {
  if (value === '/') return value
  if (path.test(value) && !stepsOut.test(value)) return value.replace(/\/?$/, '/')
  const message = `BASE_PATH is "${value}". It must be a path such as /order/: a slash, then letters, digits and any of - _ . ~.`
  // Without the stack, which would hide the message.
  throw Object.assign(new Error(message), { stack: message })
}
