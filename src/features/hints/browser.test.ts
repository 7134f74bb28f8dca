import { describe, expect, test } from 'vitest'
import { isSupported } from './browser.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const safari = `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`
const named = (...names: string[]) => names.map((brand) => ({ brand }))

describe('supported', () => {
  test.each([
    ['Chrome on Windows', windows, undefined],
    ['Chrome with brands', windows, named('Not;A=Brand', 'Google Chrome', 'Chromium')],
    ['Chrome with other grease', android, named('Chromium', ' Not/A)Brand', 'Google Chrome')],
    ['Chromium', windows, named('Chromium', 'Not_A Brand')],
    ['headless Chrome', windows.replace('Chrome/', 'HeadlessChrome/'), named('HeadlessChrome', 'Not A;Brand')],
    ['Chrome on Android', android, undefined],
    ['Chrome on iOS', `${iphone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, undefined],
    ['Safari on iOS', safari, undefined],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      undefined,
    ],
  ])('%s', (_, userAgent, brands) => expect(isSupported({ userAgent, brands })).toBe(true))

  test('an installed app on an iPhone, although its user agent lacks Safari’s name', () => {
    const userAgent = `${iphone} Mobile/15E148`
    expect(isSupported({ userAgent, isInstalled: true })).toBe(true)
    expect(isSupported({ userAgent })).toBe(false)
  })
})

describe('unsupported', () => {
  test.each([
    ['Edge', `${windows} Edg/141.0.0.0`, undefined],
    ['Edge, by its brand only', windows, named('Microsoft Edge', 'Chromium', 'Not A;Brand')],
    ['Edge on Android', `${android} EdgA/141.0.0.0`, undefined],
    ['Edge on iOS', `${iphone} Version/18.0 EdgiOS/141.0 Mobile/15E148 Safari/605.1.15`, undefined],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0', undefined],
    ['Firefox on iOS', `${iphone} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, undefined],
    ['Opera', `${windows} OPR/124.0.0.0`, named('Opera', 'Chromium')],
    ['Opera on iOS', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 OPT/6.2`, undefined],
    ['Samsung Internet', android.replace('Chrome/', 'SamsungBrowser/29.0 Chrome/'), undefined],
    ['Samsung Internet, by its brand', android, named('Samsung Internet', 'Chromium')],
    ['Brave', windows, named('Brave', 'Chromium', 'Not?A_Brand')],
    [
      'the old Android browser',
      `Mozilla/5.0 (Linux; U; Android 4.0) ${webkit} Version/4.0 Mobile Safari/534.30`,
      undefined,
    ],
    [
      'a WebView',
      `Mozilla/5.0 (Linux; Android 15; wv) ${webkit} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36`,
      undefined,
    ],
    ['a WebView, by its brand', android, named('Android WebView', 'Chromium')],
    ['Facebook on iOS', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0]`, undefined],
    ['Instagram on iOS', `${iphone} Mobile/15E148 Instagram 400.0`, undefined],
    ['Google’s app on iOS', `${iphone} GSA/390.0 Mobile/15E148 Safari/604.1`, undefined],
    ['any other app on iOS', `${iphone} Mobile/15E148`, undefined],
    ['an empty user agent', '', undefined],
  ])('%s', (_, userAgent, brands) => expect(isSupported({ userAgent, brands })).toBe(false))
})
