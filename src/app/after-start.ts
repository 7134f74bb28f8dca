/** What the page does once, after its first screen has rendered. */
import { applyAppearance } from '#shared/appearance.ts'
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { language } from '#shared/language.ts'
import { endFirstScreen } from '#shared/load-chunk.ts'

const { install, nearby, textSize } = config.features

/** A browser installs only a page with a manifest. */
function offerInstallation() {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (!install) manifest?.remove()
  else if (manifest) manifest.href = inApp(`/manifest.${language()}.webmanifest`)
}

export function afterStart() {
  endFirstScreen()
  offerInstallation()
  // Loads the brand's typeface.
  document.documentElement.dataset.typeface = ''
  // The page's first script may have applied a stored text size before it knew the settings.
  if (!textSize) applyAppearance()
  if (install && nearby && matchMedia('(display-mode: standalone)').matches)
    import('./open-nearest.ts').then(({ openNearest }) => openNearest()).catch(() => undefined)
}
