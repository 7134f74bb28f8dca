import styles from './Prose.module.css'

/** A text of the brand's pages. */
export const Prose = ({ html }: { html: string }) =>
  html === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown at build, without the HTML in it
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  )
