import styles from './plain-form.module.css'

interface NoScriptProps {
  before: string
  /** A mail link. */
  to: string
  label: string
}

/** What somebody can do whose browser runs no scripts; nobody else sees it. */
export function NoScript({ before, to, label }: NoScriptProps) {
  return (
    <noscript>
      <p className={styles.noScript}>
        {before} <a href={to}>{label}</a>
      </p>
    </noscript>
  )
}
