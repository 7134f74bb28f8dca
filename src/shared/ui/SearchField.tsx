import { Icon } from './Icon.tsx'
import styles from './SearchField.module.css'

interface Props {
  label: string
  placeholder: string
  text: string
  onChange: (text: string) => void
  /** Positions the field. */
  className?: string | undefined
}

/** A search field. Without hooks, because the page's first script draws it too. */
export const SearchField = ({ label, placeholder, text, onChange, className }: Props) => (
  <label className={className ? `${styles.search} ${className}` : styles.search}>
    <Icon size={20} stroke={2.2}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.500 4.500" />
    </Icon>
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={64}
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </label>
)
