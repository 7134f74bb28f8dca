/** Checks how a host keeps connections: a new one costs a phone up to three round trips. */
import http from 'node:http'
import https from 'node:https'
import { connect } from 'node:tls'

/** Whether a second request uses the connection of the first. */
async function keepsConnections(site: URL): Promise<boolean> {
  const { Agent, get } = site.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const isReused = () =>
    new Promise<boolean>((resolve, reject) => {
      const request = get(site, { agent }, (response) =>
        response.resume().once('end', () => resolve(request.reusedSocket)),
      )
      request.once('error', reject)
    })
  await isReused()
  return isReused().finally(() => agent.destroy())
}

const hasHttp2 = ({ hostname, port }: URL) =>
  new Promise<boolean>((resolve, reject) => {
    const options = {
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
    }
    const socket = connect(options, () => resolve(socket.end().alpnProtocol === 'h2'))
    socket.once('error', reject)
  })

export async function checkConnections(site: URL): Promise<{ findings: string[]; hints: string[] }> {
  const [isKept, isHttp2] = await Promise.all([keepsConnections(site), site.protocol !== 'https:' || hasHttp2(site)])
  return {
    findings: isKept
      ? []
      : [`${site.host} closes the connection after each response. It must keep it (keepalive_timeout)`],
    hints: isHttp2
      ? []
      : [
          `${site.host} has no HTTP/2. Without it, each tab that shows a machine holds one of a browser’s six connections for its live status.`,
        ],
  }
}
