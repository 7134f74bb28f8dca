/** A certificate for https://localhost. Node trusts it if it starts with NODE_EXTRA_CA_CERTS=its file. */
import { X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

/** The certificate with its key. */
export const certificate = join(import.meta.dirname, '../../.cache/tls/localhost.pem')

function isValid() {
  try {
    return new Date(new X509Certificate(readFileSync(certificate)).validTo) > new Date()
  } catch {
    return false
  }
}

/** Keeps the one that is there: another process may trust it. */
export async function makeCertificate() {
  if (isValid()) return
  const content = await getCertificate(dirname(certificate), 'localhost', ['localhost'])
  // getCertificate doesn't wait until its own file is written.
  mkdirSync(dirname(certificate), { recursive: true })
  const unfinished = `${certificate}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, certificate)
}
