/** Serves the hashed files of the build from memory in `vite preview`, which otherwise opens the file for each request. */
import { existsSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export function assetsFromMemory(): Plugin {
  let config: ResolvedConfig
  const files = new Map<string, Buffer>()
  return {
    name: 'assets-from-memory',
    configResolved: (resolved) => {
      config = resolved
    },
    configurePreviewServer({ middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(config.base.length) ?? ''
        const mediaType = mediaTypes[extname(path)]
        if (!mediaType || !/^assets\/[\w.-]+$/.test(path)) return next()
        const file = join(folder, path)
        if (!files.has(path) && existsSync(file)) files.set(path, readFileSync(file))
        const content = files.get(path)
        if (!content) return next()
        response.setHeader('content-type', mediaType)
        response.setHeader('cache-control', 'public, max-age=31536000, immutable')
        response.end(content)
      })
    },
  }
}
