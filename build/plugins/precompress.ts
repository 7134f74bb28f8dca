/** Writes a `.br` and a `.gz` file for each text file, so the web server doesn't have to compress responses. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const isText = /\.(html|js|css|svg|json|webmanifest|txt)$/
/** Bytes. A smaller file fits into one packet anyway. */
const minimumSize = 1000

const encodings = {
  '.br': brotliCompressSync,
  '.gz': (text: Buffer) => gzipSync(text, { level: 9 }),
}

/** Replaces the compressed files of an earlier run. */
export function precompress(file: string) {
  const text = readFileSync(file)
  for (const [ending, encode] of Object.entries(encodings))
    if (text.length < minimumSize) rmSync(file + ending, { force: true })
    else writeFileSync(file + ending, encode(text))
}

export function precompressed(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'precompressed',
    apply: (_, { mode }) => mode !== 'test',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    // Runs after all other plugins have written their files, and after a build that failed.
    closeBundle() {
      if (!isWritten) return
      for (const name of readdirSync(folder, { recursive: true }).map(String))
        if (isText.test(name)) precompress(join(folder, name))
    },
  }
}
