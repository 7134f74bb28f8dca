import { productTexts as texts } from '#shared/texts/products.ts'
import { SearchField } from '#shared/ui/SearchField.tsx'
import styles from './ProductSearch.module.css'

/** Filters the products while typing. Placed beside the title to leave room for the pictures. */
export const ProductSearch = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <SearchField
    className={styles.place}
    label={texts.search}
    placeholder={texts.searchShort}
    text={text}
    onChange={onChange}
  />
)
