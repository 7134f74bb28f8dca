import { productTexts as texts } from '#shared/texts/products.ts'
import styles from './ProductSearch.module.css'

/** Narrows the products down while it is typed; beside the title, so that the pictures come first. */
export function ProductSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <label className={styles.search}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        aria-hidden="true"
      >
        <circle cx="11" cy="11" r="6.5" />
        <path d="M16 16l4.500 4.500" strokeLinecap="round" />
      </svg>
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchShort}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
