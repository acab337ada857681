import type { PageHead } from '@northword/content/site/pages'
import { type ComponentType, type ReactNode, useId } from 'react'
import { UnderlinedEnd } from '../marks/underlined-end.tsx'
import type { PageProps } from '../navigation/page-route.ts'
import styles from './auth-page.module.css'

interface AuthPageProps {
  head: PageHead
  /** Number of the heading's last words with an underline. */
  underlined: number
  margin?: ReactNode
  children: ReactNode
}

export function AuthPage({ head, underlined, margin, children }: AuthPageProps) {
  return (
    <div className={styles.desk}>
      <header>
        <h1 className={styles.heading}>
          <UnderlinedEnd text={head.heading} words={underlined} />
        </h1>
        <p className={styles.lead}>{head.intro}</p>
      </header>
      <div className={styles.slip}>{children}</div>
      {margin && <div className={styles.margin}>{margin}</div>}
    </div>
  )
}

/** A page with a form alone, which has the page's heading as its name. */
export const formPage = (Form: ComponentType<{ label: string }>) =>
  function FormPage({ head }: PageProps) {
    return (
      <AuthPage head={head} underlined={1}>
        <Form label={head.heading} />
      </AuthPage>
    )
  }

export function MarginNote({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className={styles.note} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  )
}
