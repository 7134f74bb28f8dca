/** Prepares what the other scripts need: packages, free ports, a browser. Uses only Node. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { delimiter, join } from 'node:path'
import { basePath } from './base-path.mjs'
import { enginePackages } from './engine-packages.mjs'
import { isInstalled } from './installed.mjs'

export const root = join(import.meta.dirname, '..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Resolves to whether the program succeeded. */
const run = (command, args, output = 'ignore') =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, 'inherit'] })
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0))
  })

/** Installs the packages of the lock file if they are missing or outdated. Exits if that fails. */
export async function ensurePackages() {
  if (isInstalled(root)) return
  console.log('Installing packages…')
  if (!(await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'inherit'))) process.exit(1)
}

const accepts = (port, host) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host })
    socket.once('connect', () => resolve(!socket.destroy().connecting))
    socket.once('error', () => resolve(false))
  })

/** The app's URL, with its path if it has one. */
export const appUrl = (protocol, host, base = basePath()) => new URL(base, `${protocol}://${host}`).href

/** Whether anything on this computer listens at the port. */
export const isListening = async (port) =>
  (await accepts(Number(port), '127.0.0.1')) || (await accepts(Number(port), '::1'))

/** Exits with an error message if a port is in use. */
export async function ensureFreePorts(ports) {
  for (const [port, what] of Object.entries(ports)) {
    if (!(await isListening(port))) continue
    console.error(
      `Port ${port} is in use, but ${what} needs it. Stop the process that uses it, or set other ports: APP_PORT=… MOCK_PORT=…`,
    )
    process.exit(1)
  }
}

const ifExists = (path) => (existsSync(path) ? path : undefined)

/** Chromium's path: CHROMIUM_PATH, or else Debian's. If undefined, Playwright uses its own Chromium. */
export const browserPath = () => process.env.CHROMIUM_PATH ?? ifExists('/usr/bin/chromium')

const shellPath = () => ifExists('/usr/bin/chromium-headless-shell')

/** Chromium's headless shell, 25% faster but without notifications and windows. Falls back to the full browser. */
export const headlessPath = () => shellPath() ?? browserPath()

/** Debian's libraries of this processor. */
const libraries = `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch]}-linux-gnu`

/** The browsers of the engine tests, where Debian's are installed. */
export const firefoxPath = () => ifExists('/usr/bin/firefox-esr')
export const webKitPath = () =>
  ifExists('/usr/bin/WebKitWebDriver') &&
  ifExists('/usr/bin/Xvfb') &&
  ifExists(`${libraries}/webkit2gtk-4.1/MiniBrowser`)
/** Debian 12 has one that is about Safari 16.0. Later ones are as new as WebKitGTK. */
export const oldWebKitPath = () =>
  ifExists('/usr/bin/WPEWebDriver') && ifExists(`${libraries}/wpe-webkit-1.1/MiniBrowser`)

/** Whether packages can be installed: on Debian, as root, after updating the package list. */
const canInstall = async () =>
  process.platform === 'linux' && process.getuid?.() === 0 && isDebian() && (await run('apt-get', ['update', '-qq']))

const install = (...names) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])

/** Where nginx, Python and the browsers are packages, so that none of their tests may be left out. */
export const isDebian = () => existsSync('/usr/bin/apt-get')

/** nginx's path; undefined if it is not installed. */
export const nginxPath = () => ifExists('/usr/sbin/nginx')

/** The foreign server of the contract guard is written in Python. */
export const hasPython = () =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'python3')))

const hasBrowsers = () => browserPath() && (process.env.CHROMIUM_PATH || shellPath())

const hasEngines = () => firefoxPath() && webKitPath()

/** The packages of the engines that are missing here. */
const missingEngines = () =>
  enginePackages({
    hasFirefox: Boolean(firefoxPath()),
    hasWebKit: Boolean(webKitPath()),
    hasOldWebKit: Boolean(oldWebKitPath()),
    release: ifExists('/etc/os-release') && readFileSync('/etc/os-release', 'utf8'),
  })

/** Installs browsers, nginx and Python if they are missing and this is Debian. Needs no packages of the project. */
export async function installDebianPackages() {
  const engines = missingEngines()
  if ((hasBrowsers() && nginxPath() && hasPython() && engines.length === 0) || !(await canInstall())) return
  if (!hasPython()) await install('python3', 'python3-venv')
  const browser = ['chromium', 'fonts-dejavu-core']
  if (!hasBrowsers()) {
    console.log('Installing Chromium…')
    if (!(await install(...browser, 'chromium-headless-shell'))) await install(...browser)
  }
  if (!nginxPath()) {
    console.log('Installing nginx…')
    // Keeps the package from starting nginx. The tests start their own server.
    process.env.RUNLEVEL = '1'
    if (!(await install('nginx-light', 'libnginx-mod-http-brotli-static'))) await install('nginx-light')
  }
  if (engines.length === 0) return
  console.log(`Installing ${engines.join(', ')}…`)
  if (!(await install(...engines))) for (const name of engines) await install(name)
}

const playwrightInstall = (...browsers) =>
  run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', ...browsers], 'inherit')

/** Installs Playwright's browsers for the end-to-end tests where there are no others. */
export async function ensureBrowsers() {
  if (!nginxPath() && isDebian())
    console.log('nginx is missing, so its tests fail: apt-get install nginx-light libnginx-mod-http-brotli-static')
  if (!oldWebKitPath())
    console.log('The WebKit of Safari 16, a package of Debian 12, is missing, so its tests are skipped.')
  if (!browserPath()) {
    console.log('Installing Chromium…')
    if (!(await playwrightInstall('chromium'))) process.exit(1)
  }
  if (hasEngines()) return
  console.log('Installing Firefox and WebKit…')
  const missing = [!firefoxPath() && 'firefox', !webKitPath() && 'webkit'].filter(Boolean)
  if (!(await playwrightInstall(...missing))) console.log(`Without ${missing.join(' and ')}, their tests fail.`)
}
