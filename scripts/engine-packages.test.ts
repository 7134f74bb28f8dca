import { expect, test } from 'vitest'
import { enginePackages } from './engine-packages.mjs'

const debian12 = 'NAME="Debian GNU/Linux"\nVERSION_CODENAME=bookworm\n'
const debian13 = 'NAME="Debian GNU/Linux"\nVERSION_CODENAME=trixie\n'
const all = { hasFirefox: true, hasWebKit: true, hasOldWebKit: true }
const firefox = ['firefox-esr']
const webKit = ['webkit2gtk-driver', 'xvfb']
const oldWebKit = ['wpewebkit-driver', 'libwpewebkit-1.1-0']

test.each([
  ['nothing, where all are there', all, debian12, []],
  ['the older WebKit, where only it is missing', { ...all, hasOldWebKit: false }, debian12, oldWebKit],
  ['not the older WebKit, where it is no package', { ...all, hasOldWebKit: false }, debian13, []],
  ['Firefox alone', { ...all, hasFirefox: false }, debian12, firefox],
  [
    'all',
    { hasFirefox: false, hasWebKit: false, hasOldWebKit: false },
    debian12,
    [...firefox, ...webKit, ...oldWebKit],
  ],
  [
    'all but the older one',
    { hasFirefox: false, hasWebKit: false, hasOldWebKit: false },
    debian13,
    [...firefox, ...webKit],
  ],
])('installs %s', (_, has, release, packages) => {
  expect(enginePackages({ ...has, release })).toEqual(packages)
})
