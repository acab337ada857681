import { Group, Progress, Text, Title } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import {
  isStopped,
  progressOf,
  type ProjectStep,
  projectSteps,
} from '@northword/contract/orders/order-status'
import type { ProjectSummary } from '@northword/contract/orders/projects'
import { formatDay } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { OrderLink } from './order-link.tsx'
import styles from './project-row.module.css'

export function ProjectRow({ project }: { project: ProjectSummary }) {
  const { title, status, orderStatus, orderNumber, createdAt } = project
  const stopped = isStopped(orderStatus)
  const day = formatDay(createdAt, useTimeZone())
  return (
    <li className={styles.project} data-row>
      <div>
        <Title order={2} fz="md" lts={0}>
          <OrderLink number={orderNumber} name={title} />
        </Title>
        <Text size="xs" c="dimmed">
          {dashboard.projects.ordered(day)}
        </Text>
      </div>
      <ProjectSteps title={title} step={status} stopped={stopped} />
      <div className={styles.badge}>
        <StatusBadge status={stopped ? orderStatus : status} />
      </div>
    </li>
  )
}

interface ProjectStepsProps {
  title: string
  step: ProjectStep
  /** No work follows: the line is grey. */
  stopped: boolean
}

/** The five steps of a project, and its progress in percent while work goes on. */
function ProjectSteps({ title, step, stopped }: ProjectStepsProps) {
  const percent = progressOf(step)
  return (
    <Group className={styles.steps} wrap="nowrap" align="start">
      <div style={{ flex: 1 }}>
        <Progress
          aria-hidden="true"
          mt="0.45rem"
          value={percent}
          color={stopped ? 'var(--field-border)' : 'var(--red-pen)'}
        />
        <ol role="list" className={styles.names} aria-label={dashboard.projects.progressLabel(title)}>
          {projectSteps.map((each) => (
            <li key={each} aria-current={each === step ? 'step' : undefined}>
              <span>{each}</span>
            </li>
          ))}
        </ol>
      </div>
      {!stopped && (
        <Text size="sm" miw="2.75em" ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {dashboard.projects.percent(percent)}
        </Text>
      )}
    </Group>
  )
}
