import { roomFor } from '@northword/content/studio/promised-time'
import styles from './promise-text.module.css'

/**
 * Sentence with promised times. A server's keeps the room of one with the visitor's clock, which is not known yet:
 * otherwise the page would move when it hydrates, and a press would miss its button.
 */
export const PromiseText = ({ children }: { children: string }) => (
  <span
    className={styles.text}
    // Hydration leaves the attribute as the server wrote it.
    suppressHydrationWarning
    data-room={import.meta.env.SSR ? roomFor(children) : undefined}
  >
    <span>{children}</span>
  </span>
)
