/** A certificate for https://localhost. Node trusts it if it starts with NODE_EXTRA_CA_CERTS=its file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

/** The certificate with its key. */
export const certificate = join(import.meta.dirname, '../../.cache/tls/localhost.pem')

export async function makeCertificate() {
  const content = await getCertificate(dirname(certificate), 'localhost', ['localhost'])
  // getCertificate doesn't wait until its own file is written.
  mkdirSync(dirname(certificate), { recursive: true })
  writeFileSync(certificate, content)
}
