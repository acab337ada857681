import { dashboard } from '@northword/content/dashboard'
import { isStopped } from '@northword/contract/order-status'
import type { ProjectSummary } from '@northword/contract/projects'
import { formatDay } from '../../site/ui/date-format.ts'
import { StatusBadge } from '../../site/ui/status-badge.tsx'
import { OrderLink } from './order-link.tsx'
import styles from './project-row.module.css'
import { ProjectSteps } from './project-steps.tsx'

/** One project: what it is, how far it is, and the way to its order. */
export function ProjectRow({ project }: { project: ProjectSummary }) {
  const { title, status, orderStatus, orderNumber, createdAt } = project
  const stopped = isStopped(orderStatus)
  return (
    <li className={styles.project} data-row data-stopped={stopped || undefined}>
      <div>
        <h2 className={styles.title}>
          <OrderLink number={orderNumber} name={title} />
        </h2>
        <p className={styles.ordered}>{dashboard.projects.ordered(formatDay(createdAt))}</p>
      </div>
      <ProjectSteps title={title} step={status} />
      <p className={styles.badge}>
        <StatusBadge status={stopped ? orderStatus : status} />
      </p>
    </li>
  )
}
