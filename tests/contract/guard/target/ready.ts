/** Whether a server can be examined at all: said before, so that a slip of the hand is no list of a hundred findings, and no clean bill. */
import type { Options } from '../options.ts'
import type { Run } from './exchange.ts'
import type { Scope } from './scope.ts'

/** Throws with a sentence for people where nothing answers, or something that is no API. */
export async function expectApi({ client, clientId }: Run, machineId: string) {
  const path = `/v1/customers/machines/${encodeURIComponent(machineId)}/products`
  const { status, text, headers } = await client.send({ method: 'GET', path, headers: { client_id: clientId } })
  if (status === 0) throw new Error(`${client.origin} does not answer: ${text}`)
  if (headers['content-type']?.startsWith('text/html'))
    throw new Error(`${client.origin} answers ${path} with a page (${status}), not as an API. Is this its origin?`)
  if (status === 404) throw new Error(`There is no machine ${machineId} here: --machine names one that sells.`)
}

const refused = 'so that nothing of an account would be examined.'

/** Throws where an account was named and could not be signed in: all that needs it would be left out and nothing found. */
export async function expectSignedIn(scope: Scope, { phone, token }: Pick<Options, 'phone' | 'token'>) {
  if (phone && !token && !scope.customer)
    throw new Error(`Signing in with ${phone.country_code}:${phone.phone} failed: is --otp right? ${refused}`)
  if (!token) return
  const works = async () => (await scope.exchange('listPaymentOptions', { token: scope.token() })).status !== 401
  if (await works()) return
  await scope.revive()
  if (!(await works()))
    throw new Error(`The token is refused: it may have expired. --refresh-token renews it, ${refused}`)
}
