/** Chooses the category that is tapped in the drawing. Its products show when React has taken over (use-category.ts). */
export function followCategories(root: HTMLElement) {
  root.addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest<HTMLElement>('[data-category]')
    // React's own placeholder looks the same.
    if (!chosen || !globalThis.early || !root.querySelector('[data-early]')) return
    for (const chip of root.querySelectorAll('[data-category]')) chip.toggleAttribute('data-checked', chip === chosen)
    globalThis.early.category = chosen.dataset.category
    window.scrollTo({ top: 0 })
  })
}
