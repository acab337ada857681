import { useLocation } from 'react-router-dom'
import { usePageState } from '../../served/page-state.tsx'
import styles from './hero.module.css'

/** Confirms a sign-out whose form was posted without scripts, or a deletion that is planned. */
export function SignedOut() {
  const { posted } = usePageState()
  const { state } = useLocation()
  const sentence = posted?.kind === 'sent' ? posted.facts['told'] : toldIn(state)
  if (!sentence) return null
  return (
    // A screen reader would otherwise begin at the top of the page.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <p role="status" tabIndex={-1} autoFocus className={styles.signedOut}>
      {sentence}
    </p>
  )
}

const toldIn = (state: unknown) =>
  typeof state === 'object' && state && 'told' in state ? String(state.told) : null
