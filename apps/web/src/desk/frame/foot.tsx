import { type ReactNode, useState } from 'react'
import { FootPlace } from './foot-place.ts'
import styles from './foot.module.css'

interface FootProps {
  /** Notices of the frame; parts of the page add their own. */
  notices: ReactNode
  children: ReactNode
}

export function Foot({ notices, children }: FootProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <FootPlace value={place}>
      {children}
      <div ref={setPlace} className={styles.foot}>
        {notices}
      </div>
    </FootPlace>
  )
}
