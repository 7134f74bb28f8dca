/** Supported browsers (§2): Chrome and Safari, not browsers that pretend to be one of them. */
export interface Browser {
  userAgent: string
  /** From navigator.userAgentData, if the browser has it. */
  brands?: readonly { brand: string }[] | undefined
  /** Started from the home screen, where iOS leaves out the part that identifies Safari. */
  isInstalled?: boolean
}

const chrome = ['Google Chrome', 'Chromium', 'HeadlessChrome']
/** The fake brand that browsers add to keep sites from relying on the list: "Not;A=Brand". */
const isGrease = (brand: string) => /not.?a.?brand/i.test(brand.replace(/[^a-z]+/gi, ' ').trim())

/** Other browsers, and apps with an embedded browser, that also call themselves Chrome or Safari. */
const others = [
  'Edg(e|A|iOS)?/',
  'Firefox|FxiOS|Focus/|Klar/',
  'OPR/|OPT/|OPX/|OPiOS|Opera',
  'SamsungBrowser',
  'UCBrowser|YaBrowser|Vivaldi|Whale/|QQBrowser|Puffin|Maxthon|Silk/|Brave',
  'MiuiBrowser|HuaweiBrowser|HeyTapBrowser|VivoBrowser|DuckDuckGo|Ddg/',
  // Embedded: Android's WebView has its own mark, the others their app's name.
  '; wv\\)',
  'FBAN|FBAV|FB_IAB|Instagram|WhatsApp|MicroMessenger|Line/|Twitter|Snapchat|Pinterest',
  'musical_ly|BytedanceWebview|TikTok|LinkedInApp|Telegram|GSA/|Electron',
]
const isOther = new RegExp(others.join('|'))
const isChrome = /(Chrome|Chromium|CriOS)\//
/** Android's old browser has these words too. */
const isSafari = /^(?!.*Android).*Version\/[\d.]+.*Safari\//
const isApple = /\((Macintosh|iPhone|iPad|iPod)/

export function isSupported({ userAgent, brands = [], isInstalled = false }: Browser): boolean {
  if (isOther.test(userAgent)) return false
  const named = brands.map(({ brand }) => brand).filter((brand) => !isGrease(brand))
  if (named.length > 0) return named.every((brand) => chrome.includes(brand))
  return isChrome.test(userAgent) || isSafari.test(userAgent) || (isInstalled && isApple.test(userAgent))
}

interface Hinting {
  userAgentData?: { brands?: { brand: string }[] }
  standalone?: boolean
}

export function currentBrowser(): Browser {
  const { userAgent, userAgentData, standalone = false } = navigator as Navigator & Hinting
  return { userAgent, brands: userAgentData?.brands, isInstalled: standalone }
}
