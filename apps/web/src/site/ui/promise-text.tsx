import { company } from '@northword/content/studio/company'
import { roomFor } from '@northword/content/studio/promised-time'
import { useState } from 'react'
import styles from './promise-text.module.css'
import { useTimeZone } from './use-time-zone.ts'

/**
 * Sentence with promised times. Keeps the room of a server's sentence with the visitor's clock, which is not known
 * yet: otherwise the page would move when it hydrates, and a press would miss its button.
 */
export function PromiseText({ children }: { children: string }) {
  const hasOneClock = useTimeZone() === company.timeZone
  const [room] = useState(hasOneClock ? roomFor(children) : undefined)
  return (
    <span className={styles.text} data-room={room}>
      <span>{children}</span>
    </span>
  )
}
