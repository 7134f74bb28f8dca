import { productTexts as texts } from '#shared/texts/products.ts'
import { SearchField } from '#shared/ui/SearchField.tsx'
import styles from './ProductSearch.module.css'

/** Narrows the products down while it is typed; beside the title, so that the pictures come first. */
export const ProductSearch = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <SearchField
    className={styles.place}
    label={texts.search}
    placeholder={texts.searchShort}
    text={text}
    onChange={onChange}
  />
)
