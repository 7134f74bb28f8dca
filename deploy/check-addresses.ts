/** Asks each address that the host's name has: at any of them, a customer could reach another site, or none. */
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'

/** Whether a text is the app's page, and not another site's. */
export const isAppPage = (text: string) => text.includes('id="root"')

interface Address {
  address: string
  /** 4 or 6. */
  family: number
}

/** This computer itself has no way to such an address. */
const noWay = ['ENETUNREACH', 'EHOSTUNREACH', 'EADDRNOTAVAIL', 'EAFNOSUPPORT']
const patience = 10_000

/** Resolves to what is wrong, or nothing. */
const problemAt = (site: URL, { address }: Address) =>
  new Promise<string | undefined>((resolve) => {
    const { get } = site.protocol === 'https:' ? https : http
    const options = { hostname: address, servername: site.hostname, headers: { host: site.host } }
    const request = get(site, { ...options, agent: false, timeout: patience }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      response.once('end', () => {
        const { statusCode: status = 0 } = response
        resolve(status === 200 && isAppPage(text) ? undefined : `it responds with ${status} and another page`)
      })
    })
    request.once('timeout', () => request.destroy(new Error(`no answer in ${patience / 1000} seconds`)))
    request.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message))
  })

const remedies: Record<number, string> = {
  4: 'Let the web server listen there, or take the address out of the name’s records (A).',
  6: 'Let the web server listen on IPv6 too (listen [::]:443), or take the address out of the name’s records (AAAA).',
}

export async function checkAddresses(
  site: URL,
  addressesOf: (name: string) => Promise<Address[]> = (name) => lookup(name, { all: true }),
): Promise<{ findings: string[]; hints: string[] }> {
  const all = await addressesOf(site.hostname.replace(/^\[|\]$/g, ''))
  const asked = await Promise.all(all.map(async (each) => ({ ...each, problem: await problemAt(site, each) })))
  // Otherwise, all is wrong, and not only at an address.
  if (!asked.some(({ problem }) => problem === undefined)) return { findings: [], hints: [] }
  const wrong = asked.flatMap(({ problem, ...each }) => (problem === undefined ? [] : [{ ...each, problem }]))
  return {
    findings: wrong
      .filter(({ problem }) => !noWay.includes(problem))
      .map(
        ({ address, family, problem }) =>
          `${address}, an address of ${site.host}, doesn’t serve the app: ${problem}. ${remedies[family]}`,
      ),
    hints: wrong
      .filter(({ problem }) => noWay.includes(problem))
      .map(
        ({ address, problem }) =>
          `${address}, an address of ${site.host}, can’t be reached from this computer (${problem}). Check from one that can.`,
      ),
  }
}
