import { chrome } from '@northword/content/site/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './mobile-menu.module.css'

/** Header links below the large breakpoint, as `details` that open without scripts. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  const shownAt = useRef(key)

  useEffect(() => {
    // Skips the first run: the menu may have been opened before hydration.
    if (details.current && shownAt.current !== key) details.current.open = false
    shownAt.current = key
  }, [key])
  useEffect(() => (details.current ? closeOnLeaving(details.current) : undefined), [])

  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.summary}>
        {chrome.menuTitle}
        <span className={styles.bars} aria-hidden="true" />
      </summary>
      <nav aria-label={chrome.headerNavLabel} className={styles.panel}>
        {children}
      </nav>
    </details>
  )
}

/** Escape and an outside press close the menu; Escape focuses its handle. */
function closeOnLeaving(details: HTMLDetailsElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  const onPress = (event: PointerEvent) => {
    if (event.target instanceof Node && !details.contains(event.target)) details.open = false
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPress)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPress)
  }
}
