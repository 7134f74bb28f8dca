/** What the page does once, after its first screen has rendered. */
import { applyAppearance } from '#shared/appearance.ts'
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { language } from '#shared/language.ts'
import { endFirstScreen, loadLater } from '#shared/load-chunk.ts'
import { knownAmounts } from '#shared/money/money.ts'
import { savesData } from '#shared/save-data.ts'
import { write } from '#shared/storage/storage.ts'
import { loadPreparation, routeTable } from './route-table.ts'
import { trackEarly } from './track-early.ts'

const { install, nearby, textSize } = config.features

/** Milliseconds. What the first screen needs, and the first tap, come first. */
const screensDelay = 1_000

/** From then on, no screen waits for code, and each renders at once (lazy-screen.ts). Rare parts still load on demand. */
function loadScreens() {
  if (savesData()) return
  const load = () => {
    for (const { screen, ...entry } of Object.values(routeTable))
      if (screen && 'preload' in screen && !('isRare' in entry)) void screen.preload()
    loadPreparation().catch(() => undefined)
  }
  setTimeout(load, screensDelay)
}

/** A browser installs only a page with a manifest. */
function offerInstallation() {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (!install) manifest?.remove()
  else if (manifest) manifest.href = inApp(`/manifest.${language()}.webmanifest`)
}

/** Milliseconds. By then, the cart of a first tap has its price and is rendered. */
const picturesDelay = 4_000

/** Until then, the browser doesn't request or paint pictures out of a phone's view: a first tap would wait for them. */
function settleLater() {
  const settle = () => {
    document.documentElement.dataset.settled = ''
  }
  setTimeout(settle, picturesDelay)
  addEventListener('scroll', settle, { capture: true, once: true, passive: true })
}

export function afterStart() {
  endFirstScreen()
  trackEarly()
  loadScreens()
  offerInstallation()
  settleLater()
  // For the next drawing: those of a page that opened elsewhere are not the products'.
  if (globalThis.early?.machineId) setTimeout(() => write('lastAmounts', knownAmounts()), picturesDelay)
  // The page's first script may have applied a stored text size before it knew the settings.
  if (!textSize) applyAppearance()
  if (install && nearby && matchMedia('(display-mode: standalone)').matches)
    loadLater(() => import('./open-nearest.ts'))
      .then(({ openNearest }) => openNearest())
      .catch(() => undefined)
}
