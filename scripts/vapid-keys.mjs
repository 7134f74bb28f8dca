/** The key pair with which the mock server signs push messages. Created once per working copy, and never committed. Where it can't be stored, it lasts until the process ends. */
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const bytes = (text) => Buffer.from(text, 'base64url')

/** RFC 8292: the public key is an uncompressed P-256 point; both keys are in base64url. */
function makeKeys() {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  return { publicKey: Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url'), privateKey: d }
}

/** @returns {{ publicKey: string, privateKey: string }} */
export function vapidKeys(file = join(import.meta.dirname, '../.vapid-keys.json')) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const keys = makeKeys()
  try {
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  } catch (error) {
    // A package that another user has installed.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
  }
  return keys
}
