/**
 * The Debian packages of the engine tests that are missing. Only Debian 12 has the second, older WebKit: elsewhere its
 * packages are a later one's or don't exist, and one name that doesn't exist keeps all from being installed.
 */
export function enginePackages({ hasFirefox, hasWebKit, hasOldWebKit, release = '' }) {
  const isDebian12 = /^VERSION_CODENAME="?bookworm/m.test(release)
  return [
    ...(hasFirefox ? [] : ['firefox-esr']),
    ...(hasWebKit ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...(hasOldWebKit || !isDebian12 ? [] : ['wpewebkit-driver', 'libwpewebkit-1.1-0']),
  ]
}
