import { problem } from '@northword/content/site/problem'
import type { ReactNode } from 'react'
import type { Fields } from './fields.ts'
import styles from './plain-form.module.css'

interface ProblemsProps {
  form: Fields & { cameBack: boolean; failure: string }
  /** A remedy below the sentence. */
  children?: ReactNode
}

/** Above a form that came back: its errors, with links to the fields. Takes the focus on arrival. */
export function Problems({ form, children }: ProblemsProps) {
  const { cameBack, errors, failure, typed } = form
  if (!cameBack || (!failure && Object.keys(errors).length === 0)) return null
  const hadPassword = Object.keys(typed).some((name) => /password/i.test(name))
  return (
    // A screen reader would otherwise start again at the top.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div role="alert" tabIndex={-1} autoFocus className={styles.problems} data-problems>
      <p className={styles.problemsHeading}>{problem.heading}</p>
      {failure && <p>{failure}</p>}
      <Broken {...form} />
      {hadPassword && <p className={styles.hint}>{problem.passwordsAgain}</p>}
      {children}
    </div>
  )
}

/** Each error as a link to its field. */
function Broken({ errors, idOf }: Fields) {
  const sentences = Object.entries(errors)
  if (sentences.length === 0) return null
  return (
    <ul>
      {sentences.map(([name, sentence]) => (
        <li key={name}>
          <a href={`#${idOf(name)}`}>{sentence}</a>
        </li>
      ))}
    </ul>
  )
}
