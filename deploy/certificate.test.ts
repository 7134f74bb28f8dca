import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { certificate, makeCertificate } from './lab/certificate.ts'

test('a certificate that another process trusts stays as it is', async () => {
  await makeCertificate()
  const made = readFileSync(certificate, 'utf8')
  // The library's own copy, which it has not written yet while the lab runs.
  rmSync(join(dirname(certificate), '_cert.pem'), { force: true })
  await makeCertificate()
  expect(readFileSync(certificate, 'utf8')).toBe(made)
})
