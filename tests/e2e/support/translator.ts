/**
 * Runs in the page: does to each text, and to the page's language, what the translation of Chrome and Edge does, but
 * keeps the words. So what a test reads is what a customer would, and a text that React changed in vain is still the old
 * one.
 */
export function translator() {
  const skipped = 'script, style, noscript, textarea, svg, font, [translate="no"]'
  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = root instanceof Text ? [root] : []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node)
    for (const text of texts) {
      if (!text.textContent?.trim() || !text.parentElement || text.parentElement.closest(skipped)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.textContent)
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
  }
  const start = () => {
    // A picture has no body.
    if (!document.body) return
    document.documentElement.lang = 'fr'
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes, type, target } of changes) {
        if (type === 'characterData') translate(target)
        for (const node of addedNodes) translate(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.body) start()
  else addEventListener('DOMContentLoaded', start)
}
