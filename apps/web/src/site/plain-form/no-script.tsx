import styles from './plain-form.module.css'

interface NoScriptProps {
  before: string
  /** A mail link. */
  to: string
  label: string
}

/** Tells a visitor whose browser runs no scripts what to do instead. Nobody else sees it. */
export function NoScript({ before, to, label }: NoScriptProps) {
  return (
    <noscript>
      <p className={styles.noScript}>
        {before} <a href={to}>{label}</a>
      </p>
    </noscript>
  )
}
