/** Debian's two WebKits: WebKitGTK, about the newest Safari, and WPE, the nearest to the oldest supported one. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oldWebKitPath, webKitPath } from '../../scripts/prepare.mjs'

interface WebKit {
  driver: string
  capabilities: object
  env: Record<string, string>
  close: () => void
}

/** Its toolbar would keep the window 447 px wide. */
const noToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }'

/** A screen without a monitor. Resolves when the server has chosen a free display. */
async function virtualScreen() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise((resolve, reject) => {
    server.once('error', reject).once('exit', (code) => reject(new Error(`Xvfb has ended: ${code}`)))
    server.stdout.once('data', (chunk) => resolve(`:${String(chunk).trim()}`))
  })
  return { display: String(display), close: () => void server.kill() }
}

export async function newWebKit(folder: string): Promise<WebKit> {
  const { display, close } = await virtualScreen()
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), noToolbar)
  // The page reads it as reduced motion.
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  // After a return from the page cache, this driver answers no more.
  const args = ['--automation', '--enable-page-cache=false', '--enable-write-console-messages-to-stdout=true']
  return {
    driver: '/usr/bin/WebKitWebDriver',
    capabilities: { 'webkitgtk:browserOptions': { binary: webKitPath(), args } },
    env: {
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      LANGUAGE: 'en_IN',
    },
    close,
  }
}

/** About Safari 16.0, just older than supported. Its window is 1280 px wide. */
export function oldWebKit(): WebKit {
  return {
    driver: '/usr/bin/WPEWebDriver',
    capabilities: { 'wpe:browserOptions': { binary: oldWebKitPath(), args: ['--automation', '--headless'] } },
    env: {},
    close: () => undefined,
  }
}
