/** ZXing's own pictures of QR codes, Apache 2.0. Not committed: fetched once. */
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/prepare.mjs'

const repository = 'https://github.com/zxing/zxing'
const pictures = 'core/src/test/resources/blackbox'
const clone = join(root, '.cache/bench/zxing')

/** `source`: a folder with them, or a clone of the repository, where GitHub can't be reached. */
export function fetchPictures(source = repository): string {
  if (existsSync(join(source, 'qrcode-1'))) return source
  const folder = join(clone, pictures)
  if (existsSync(folder)) return folder
  const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  console.log(`Fetching the pictures from ${source}…`)
  rmSync(clone, { recursive: true, force: true })
  try {
    git('clone', '--quiet', '--depth=1', '--filter=blob:none', '--no-checkout', source, clone)
    git('-C', clone, 'sparse-checkout', 'set', pictures)
    git('-C', clone, 'checkout', '--quiet')
  } catch {
    throw new Error(`${source} can’t be cloned. Clone it elsewhere, then: npm run bench:scan -- PATH_OF_THE_CLONE`)
  }
  return folder
}
