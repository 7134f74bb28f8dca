import type { Value } from '#shared/storage/keys.ts'
import { productTexts as texts } from '#shared/texts/products.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import styles from './ViewSelect.module.css'

export type View = Value<'productViewType'>

const views = Object.keys(texts.views) as View[]
/** SVG paths in a 24-unit box. */
const drawings: Record<View, string> = {
  grid: 'M4 4h7v7H4z M14 4h6v7h-6z M4 14h7v6H4z M14 14h6v6h-6z',
  list: 'M4 5h4v4H4z M11.500 7H20 M4 15h4v4H4z M11.500 17H20',
  tray: 'M4 3h16v18H4z M4 9h16 M4 15h16 M9.500 3v18 M14.500 3v18',
}

/** A native select under an icon of the current view. Without hooks, because the page's first script draws it too. */
export function ViewSelect({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  return (
    <label className={styles.view}>
      <Icon size={22}>
        <path d={drawings[view]} />
      </Icon>
      <select
        aria-label={texts.view}
        value={view}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as View)}
      >
        {views.map((each) => (
          <option key={each} value={each}>
            {texts.views[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
