import styles from './Prose.module.css'

/** HTML of the brand's pages. */
export const Prose = ({ html }: { html: string }) =>
  html === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown at build time, without raw HTML
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  )
