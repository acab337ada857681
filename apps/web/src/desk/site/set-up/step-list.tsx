import { deskSiteSetUp as words } from '@northword/content/desk/desk-site-set-up'
import { NavLink } from 'react-router-dom'
import styles from './set-up.module.css'
import { type StepName, stepNames, stepPath } from './steps.ts'

/** Every step, each within reach of any other. */
export const StepList = ({ now }: { now: StepName }) => (
  <nav aria-label={words.stepsLabel}>
    <ol role="list" className={styles.steps}>
      {stepNames.map((name, at) => (
        <li key={name} data-now={name === now || undefined}>
          <NavLink to={stepPath(name)} aria-current="step">
            <span className={styles.number}>{at + 1}</span>{' '}
            <span className={styles.name}>{words.steps[name].heading}</span>
          </NavLink>
        </li>
      ))}
    </ol>
  </nav>
)
