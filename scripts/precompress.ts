/** Writes `.br` and `.gz` beside each text file, so that the web server never compresses while a customer waits. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const isText = /\.(html|js|css|svg|json|webmanifest|txt)$/
/** Bytes. A smaller file fits into one packet anyway. */
const worthIt = 1000

const encodings = {
  '.br': brotliCompressSync,
  '.gz': (text: Buffer) => gzipSync(text, { level: 9 }),
}

/** Replaces what an earlier build or start has left there. */
export function precompress(file: string) {
  const text = readFileSync(file)
  for (const [ending, encode] of Object.entries(encodings))
    if (text.length < worthIt) rmSync(file + ending, { force: true })
    else writeFileSync(file + ending, encode(text))
}

export function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'precompressed',
    apply: (_, { mode }) => mode !== 'test',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    // After every other plugin has written its files.
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true }).map(String))
        if (isText.test(name)) precompress(join(folder, name))
    },
  }
}
