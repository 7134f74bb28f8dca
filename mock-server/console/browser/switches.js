// @ts-check
/** The mock's switches, called for the world that the console looks at. */

/** @typedef {import('../look.ts').Look} Look */
/** @typedef {import('../look.ts').Stock} Stock */
/** @typedef {import('../journal.ts').Entry} Entry */
/** @typedef {import('../../force/documented.ts').DocumentedOperation} DocumentedOperation */

let world = 'default'

export const currentWorld = () => world

/** @param {string} name */
export function chooseWorld(name) {
  world = name
}

/**
 * Rejects with the mock's own message.
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} path
 * @param {object} [body]
 */
export async function call(method, path, body) {
  const response = await fetch(`/__mock/${path}`, {
    method,
    headers: { 'x-mock-world': world, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}
