import { type ReactNode, useState } from 'react'
import { FootPlace } from './foot-place.ts'
import styles from './foot.module.css'

interface FootProps {
  /** What stands at the foot itself; parts of the page add theirs. */
  notices: ReactNode
  children: ReactNode
}

/** A page with a foot that stays in sight. */
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
