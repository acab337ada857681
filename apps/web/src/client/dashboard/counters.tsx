import { dashboard } from '@northword/content/dashboard'
import type { WorkCounts } from '@northword/contract/projects'
import { trpc } from '../../site/api/trpc.ts'
import { useFresh } from '../frame/fresh.ts'
import styles from './counters.module.css'

const words = dashboard.counters

/** The four counters, over all that the client has. A number that is not here yet leaves its place empty. */
export function Counters() {
  const { data, isLoadingError } = trpc.projects.countWork.useQuery(undefined, useFresh())
  return <CounterList counts={isLoadingError ? null : data} />
}

const counters = [
  ['active', 'activeProjects'],
  ['orders', 'totalOrders'],
  ['completed', 'completed'],
  ['inProgress', 'inProgress'],
] as const

/** The counters as they stand: `undefined` while they are on their way, `null` if they could not be fetched. */
export function CounterList({ counts }: { counts?: WorkCounts | null | undefined }) {
  return (
    <dl className={styles.counters} aria-label={dashboard.countersLabel}>
      {counters.map(([label, counter]) => (
        <div key={label}>
          <dt>{words[label]}</dt>
          <dd>
            {counts === null ? (
              <span className={styles.unknown}>{words.unknown}</span>
            ) : (
              (counts?.[counter] ?? '\u00A0')
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
