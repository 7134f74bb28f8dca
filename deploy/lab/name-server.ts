/** A name server with changeable addresses. */
import { createSocket } from 'node:dgram'

const noSuchName = 3
/** A pointer to the question's name, type A, class IN, a TTL of ten minutes as in Docker, four bytes of address. */
const answerHead = [0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0x02, 0x58, 0, 4]

/** The name at the start of the question, and its end. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** `addresses`: IPv4 addresses by name. Any other name doesn't exist, and no name has an IPv6 address. */
function respond(query: Buffer, addresses: Map<string, string>): Buffer {
  const { name, end } = nameIn(query)
  const address = addresses.get(name)
  const isIpv4 = query.readUInt16BE(end) === 1
  const answer = address && isIpv4 ? [...answerHead, ...address.split('.').map(Number)] : []
  const head = Buffer.from(query.subarray(0, end + 4))
  head[2] = 0x84
  head[3] = address ? 0 : noSuchName
  head.writeUInt16BE(answer.length > 0 ? 1 : 0, 6)
  // The query's additional records are left out.
  head.fill(0, 8, 12)
  return Buffer.concat([head, Buffer.from(answer)])
}

/** Resolves to the server's address, as nginx's `resolver` takes it. */
export async function startNameServer(addresses: Map<string, string>) {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => socket.send(respond(query, addresses), port, address))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}
