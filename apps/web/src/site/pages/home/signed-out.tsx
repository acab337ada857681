import { usePageState } from '../../served/page-state.tsx'
import styles from './hero.module.css'

/** Confirms a sign-out whose form was posted without scripts. */
export function SignedOut() {
  const { posted } = usePageState()
  const sentence = posted?.kind === 'sent' && posted.facts['told']
  if (!sentence) return null
  return (
    // A screen reader would otherwise begin at the top of the page.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <p role="status" tabIndex={-1} autoFocus className={styles.signedOut} data-once>
      {sentence}
    </p>
  )
}
