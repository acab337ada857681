import { dashboard } from '@northword/content/dashboard'
import { progressOf, type ProjectStep, projectSteps } from '@northword/contract/order-status'
import styles from './project-steps.module.css'

/** The five steps of a project, the one that it has reached, and that in percent. */
export function ProjectSteps({ title, step }: { title: string; step: ProjectStep }) {
  const reached = projectSteps.indexOf(step)
  return (
    <div className={styles.progress}>
      <ol role="list" className={styles.steps} aria-label={dashboard.projects.progressLabel(title)}>
        {projectSteps.map((each, index) => (
          <li
            key={each}
            className={styles.step}
            data-reached={index <= reached || undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={styles.name}>{each}</span>
          </li>
        ))}
      </ol>
      <p className={styles.percent}>{dashboard.projects.percent(progressOf(step))}</p>
    </div>
  )
}
