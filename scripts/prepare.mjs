/** What the other scripts need first, with Node alone: packages, free ports, a browser. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Installs the locked packages where they are missing or not those of the lock file. */
export function ensurePackages() {
  const stamp = join(root, 'node_modules/.installed')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages…')
  execFileSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  writeFileSync(stamp, lock)
}

const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host })
    socket.once('connect', () => resolve(!socket.destroy().connecting))
    socket.once('error', () => resolve(false))
  })

/** Whether anything on this computer listens at the port. */
export const isAnswering = async (port) =>
  (await answers(Number(port), '127.0.0.1')) || (await answers(Number(port), '::1'))

/** Ends the program with a clear word where a port is taken. */
export async function ensureFreePorts(ports) {
  for (const [port, what] of Object.entries(ports)) {
    if (!(await isAnswering(port))) continue
    console.error(
      `Port ${port} is taken, and ${what} needs it. Stop what runs there, or name other ports: APP_PORT=… MOCK_PORT=…`,
    )
    process.exit(1)
  }
}

const ifThere = (path) => (existsSync(path) ? path : undefined)

/** Chromium's path: CHROMIUM_PATH, else Debian's, else undefined for Playwright's own. */
export const browserPath = () => process.env.CHROMIUM_PATH ?? ifThere('/usr/bin/chromium')

/** Chromium without notifications and windows, quicker by a quarter; the whole browser where it is not installed. */
export const headlessPath = () => ifThere('/usr/bin/chromium-headless-shell') ?? browserPath()

const run = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Whether this is Debian, by root, with an up-to-date list of packages. */
const canInstall = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', ['update', '-qq'])

const install = (...names) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])

function installDebianBrowser() {
  const browser = ['chromium', 'fonts-dejavu-core']
  return canInstall() && (install(...browser, 'chromium-headless-shell') || install(...browser))
}

/** nginx's path; undefined where it is not installed. */
export const nginxPath = () => ifThere('/usr/sbin/nginx')

/** Installs nginx for the tests of the deployment: as root on Debian. Elsewhere they are skipped, with a word. */
export function ensureNginx() {
  if (nginxPath()) return
  console.log('Installing nginx…')
  // The tests start their own; a server of the machine is none of theirs.
  process.env.RUNLEVEL = '1'
  const isInstalled =
    canInstall() && (install('nginx-light', 'libnginx-mod-http-brotli-static') || install('nginx-light'))
  if (!isInstalled) console.log('nginx can’t be installed here: the tests of the deployment are skipped.')
}

/** Installs a browser for the end-to-end tests where there is none: Debian's as root on Debian, else Playwright's own. */
export function ensureBrowser() {
  if (browserPath()) return
  console.log('Installing Chromium…')
  if (installDebianBrowser() && browserPath()) return
  execFileSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  })
}
