/** Firefox and WebKit by Playwright: its own builds, or Debian's Firefox. */
import { type BrowserContext, type BrowserContextOptions, firefox, type Page, webkit } from '@playwright/test'
import { firefoxOptions } from './firefox.ts'
import { type Browser, type Name, patience, type Role, type Tab } from './tab.ts'

class PlaywrightTab implements Tab {
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  private find = (role: Role, name: Name) => this.page.getByRole(role, { name, exact: true }).first()
  private field = (label: string) => this.page.getByLabel(label, { exact: true })

  open = async (url: string) => void (await this.page.goto(url))
  reload = async () => void (await this.page.reload())
  back = async (url: string) => {
    await this.page.goBack()
    await this.page.waitForURL(url)
  }
  click = (role: Role, name: Name) => this.find(role, name).click()
  choose = async (name: Name) => {
    const label = await this.find('radio', name).evaluateHandle((radio: HTMLInputElement) => radio.labels?.[0] ?? radio)
    await label.asElement()?.click()
  }
  see = (role: Role, name: Name) => this.find(role, name).waitFor()
  reach = (address: RegExp) => this.page.waitForURL(address)
  seeText = (text: Name) => this.page.getByText(text).filter({ visible: true }).first().waitFor()
  type = (label: string, text: string) => this.field(label).pressSequentially(text)
  select = async (label: string, option: string) => void (await this.field(label).selectOption(option))
  run: Tab['run'] = (act, arg) => this.page.evaluate(act as never, arg)
  opened = async (act: () => Promise<void>) => {
    const [page] = await Promise.all([this.page.waitForEvent('popup'), act()])
    return new PlaywrightTab(page)
  }
  another = async () => new PlaywrightTab(await this.page.context().newPage())
  picture = async (path: string) => void (await this.page.screenshot({ path }))
}

export async function byPlaywright(engine: 'firefox' | 'webkit', options: BrowserContextOptions): Promise<Browser> {
  const browser = await (engine === 'firefox' ? firefox.launch(firefoxOptions()) : webkit.launch())
  const errors: string[] = []
  let context: BrowserContext | undefined
  return {
    async tab() {
      context = await browser.newContext(options)
      context.setDefaultTimeout(patience)
      context.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
      context.on('weberror', (error) => errors.push(String(error.error())))
      return new PlaywrightTab(await context.newPage())
    },
    setOffline: async (isOffline) => context?.setOffline(isOffline),
    async end() {
      await context?.close()
      return errors.splice(0)
    },
    close: () => browser.close(),
  }
}
