import type { PageCopy } from '@northword/content/pages'
import type { ReactNode } from 'react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { UnderlinedEnd } from '../ui/underlined-end.tsx'
import { ApiProvider } from '../api/api-provider.tsx'
import styles from './auth-page.module.css'

interface AuthPageProps {
  copy: PageCopy
  /** How many of the heading's last words the red pen underlines. */
  underlined: number
  /** Notes in the margin. */
  margin?: ReactNode
  children: ReactNode
}

/** A page by which people get in: a slip of paper to fill in, and beside it what it is for. */
export function AuthPage({ copy, underlined, margin, children }: AuthPageProps) {
  return (
    <ThemeProvider>
      <ApiProvider>
        <div className={styles.desk}>
          <header>
            <h1 className={styles.heading}>
              <UnderlinedEnd text={copy.heading} words={underlined} />
            </h1>
            <p className={styles.lead}>{copy.intro}</p>
          </header>
          <div className={styles.slip}>{children}</div>
          {margin && <div className={styles.margin}>{margin}</div>}
        </div>
      </ApiProvider>
    </ThemeProvider>
  )
}
