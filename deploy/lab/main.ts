/**
 * `npm run lab`: networks that are not tidy, with this computer's nginx. `npm run lab -- --image` builds and starts the
 * Docker images, which takes minutes; the rows carry out the Dockerfile's stages in clean folders, which `--test` leaves out.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { isDebian, nginxPath } from '../../scripts/prepare.mjs'
import { certificate, makeCertificate } from './certificate.ts'
import { buildImages, tryApp, tryKit } from './image.ts'
import { labPort, startLab } from './lab.ts'
import { rows } from './rows.ts'

if (!nginxPath()) {
  console.log(`${isDebian() ? '✗' : '· Left out, because'} nginx is not installed: every row`)
  process.exit(isDebian() ? 1 : 0)
}
if (process.argv.includes('--image')) {
  await buildImages()
  await tryKit(labPort)
  console.log('✓ The kit’s image is a mock server')
  await tryApp(labPort)
  console.log('✓ The app’s image serves the app')
  process.exit()
}
if (process.env.NODE_EXTRA_CA_CERTS !== certificate) {
  await makeCertificate()
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(1)], {
    env,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

const secondsSince = (started: number) => Math.round((Date.now() - started) / 1000)
const lab = await startLab()
await lab.moveApi('127.0.0.2')
let failed = 0
for (const [title, row] of Object.entries(rows)) {
  const started = Date.now()
  try {
    const why = await row(lab)
    console.log(
      typeof why === 'string' ? `· Left out, because ${why}: ${title}` : `✓ ${title} (${secondsSince(started)} s)`,
    )
  } catch (error) {
    failed++
    console.log(
      `✗ ${title}: ${error instanceof assert.AssertionError ? error.message : (error as Error).stack} ${(error as Error).cause}`,
    )
  }
}
await lab.close()
process.exit(failed > 0 ? 1 : 0)
