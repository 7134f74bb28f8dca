/** Debian's WebKits, over WebDriver. */
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { Select } from 'selenium-webdriver/lib/select.js'
import { ServiceBuilder } from 'selenium-webdriver/safari.js'
import { findElement, type Wanted } from './in-page.ts'
import { type Browser, type Name, patience, type Role, type Tab } from './tab.ts'
import { newWebKit, oldWebKit } from './webkits.ts'

/** Errors of elements that the page replaces, moves or covers while it renders: the next attempt looks again. */
const passing = [
  error.StaleElementReferenceError,
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  error.JavascriptError,
  error.NoSuchWindowError,
  // The page was left while the driver looked at it.
  error.NoSuchFrameError,
]

function ignoreTimeout(reason: unknown) {
  if (!(reason instanceof error.TimeoutError)) throw reason
}

/**
 * About once in fifty purchases on a busy computer, the oldest engine has loaded a page of another site, all its processes
 * are idle, and its driver still waits for the end of the navigation. It hears of the end of the next one.
 */
async function navigateAgain(reason: unknown, navigate: () => Promise<void>) {
  ignoreTimeout(reason)
  await navigate()
}

/** Repeats until the result is neither undefined nor false. */
async function until<T>(driver: WebDriver, what: string, act: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + patience
  for (let last: unknown; ; ) {
    try {
      const result = await act()
      if (result !== undefined && result !== null && result !== false) return result
    } catch (reason) {
      if (!passing.some((kind) => reason instanceof kind))
        // If not even this ends, the next attempt says so.
        await navigateAgain(reason, () => driver.navigate().refresh().catch(ignoreTimeout))
      last = reason
    }
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}. ${last ?? ''}`)
    await wait(100)
  }
}

const patternOf = (name: Name) =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source

/** Whether the element stands still and a press would reach it. If not, scrolls it to where no bar covers it. */
async function isInReach(element: Element) {
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { left, top, width, height } = element.getBoundingClientRect()
  if (left !== before.left || top !== before.top) return false
  if (element.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return true
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return false
}

class WebDriverTab implements Tab {
  private readonly driver: WebDriver
  private readonly handle: string
  constructor(driver: WebDriver, handle: string) {
    this.driver = driver
    this.handle = handle
  }

  /** The driver talks to one tab at a time. */
  private async here() {
    if ((await this.driver.getWindowHandle().catch(() => '')) !== this.handle)
      await this.driver.switchTo().window(this.handle)
    return this.driver
  }

  private async find(wanted: Wanted): Promise<WebElement | undefined> {
    return (await (await this.here()).executeScript<WebElement | null>(findElement, wanted)) ?? undefined
  }

  private act(role: Wanted['role'], name: Name, perform: (element: WebElement) => Promise<unknown>) {
    const wanted = { role, pattern: patternOf(name) }
    return until(this.driver, `${role} ${name}`, async () => {
      const element = await this.find(wanted)
      if (!element || !(await element.isEnabled())) return false
      return (await perform(element)) !== false
    })
  }

  /** False if it moved or had to be scrolled to: the oldest engine would press where it was before. */
  private press = async (element: WebElement) => {
    const isReady = await this.driver.executeScript<boolean>(isInReach, element)
    return isReady && element.click()
  }

  open = async (url: string) => {
    const driver = await this.here()
    await driver.get(url).catch((reason) => navigateAgain(reason, () => driver.get(url)))
  }
  reload = async () => (await this.here()).navigate().refresh()
  // After Back across origins, this driver answers no command any more.
  back = this.open
  click = async (role: Role, name: Name) => void (await this.act(role, name, this.press))
  choose = async (name: Name) =>
    void (await this.act('radio', name, async (radio) => {
      const label = await this.driver.executeScript<WebElement>((it: HTMLInputElement) => it.labels?.[0] ?? it, radio)
      return this.press(label)
    }))
  see = async (role: Role, name: Name) =>
    void (await until(this.driver, `${role} ${name}`, () => this.find({ role, pattern: patternOf(name) })))
  reach = async (address: RegExp) =>
    void (await until(this.driver, `the address ${address}`, async () =>
      address.test(await (await this.here()).getCurrentUrl()),
    ))
  seeText = async (text: Name) => {
    const isThere = (pattern: string) => new RegExp(pattern).test(document.body.innerText)
    const pattern = patternOf(text).replace(/^\^(.*)\$$/, '$1')
    await until(this.driver, `the text ${text}`, async () =>
      (await this.here()).executeScript<boolean>(isThere, pattern),
    )
  }
  type = async (label: string, text: string) => void (await this.act('field', label, (field) => field.sendKeys(text)))
  select = async (label: string, option: string) =>
    void (await this.act('field', label, (list) => new Select(list).selectByVisibleText(option)))
  run: Tab['run'] = async (act, arg) => (await this.here()).executeScript(act as never, arg) as never
  opened = async (act: () => Promise<void>) => {
    const before = await (await this.here()).getAllWindowHandles()
    await act()
    const handle = await until(this.driver, 'a new tab', async () =>
      (await this.driver.getAllWindowHandles()).find((each) => !before.includes(each)),
    )
    return new WebDriverTab(this.driver, handle)
  }
  another = async () => {
    await (await this.here()).switchTo().newWindow('tab')
    const handle = await this.driver.getWindowHandle()
    if (handle !== this.handle) return new WebDriverTab(this.driver, handle)
    // The oldest engine's driver opens no tab, and says nothing of it.
    return this.opened(() => this.run(() => void window.open('about:blank'), undefined))
  }
  picture = async (file: string) => writeFile(file, await (await this.here()).takeScreenshot(), 'base64')
}

/** This driver can't take the browser offline. So the page hears what a browser would tell it. */
function tellConnection(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

export async function byWebDriver(engine: 'webkit' | 'old-webkit', size: { width: number; height: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const webkit = await (engine === 'webkit' ? newWebKit(folder) : oldWebKit())
  const log = join(folder, 'log')
  const output = openSync(log, 'w')
  const service = new ServiceBuilder(webkit.driver)
    .setEnvironment({ ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', ...webkit.env } as Record<string, string>)
    .setStdio(['ignore', output, output])
    .build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', ...webkit.capabilities })
    .build()
  // A page that the oldest engine never finishes is left after this time, not after five minutes.
  await driver.manage().setTimeouts({ pageLoad: 20_000, script: 20_000 })
  if (engine === 'webkit')
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size })
  const first = await driver.getWindowHandle()
  let logged = 0
  const browser: Browser = {
    tab: async () => new WebDriverTab(driver, first),
    setOffline: async (isOffline) => void (await driver.executeScript(tellConnection, !isOffline)),
    async end() {
      for (const handle of await driver.getAllWindowHandles())
        if (handle !== first) {
          await driver.switchTo().window(handle)
          await driver.close()
        }
      await driver.switchTo().window(first)
      await driver.get('about:blank')
      const lines = readFileSync(log, 'utf8').split('\n')
      const errors = lines.slice(logged).filter((line) => /^CONSOLE \w+ ERROR/.test(line))
      logged = lines.length - 1
      return errors
    },
    async close() {
      await driver.quit()
      await service.kill()
      webkit.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return browser
}
