import { dashboard } from '@northword/content/orders/dashboard'
import type { WorkCounts } from '@northword/contract/orders/projects'
import { trpc } from '../../site/api/trpc.ts'
import { useFresh } from '../frame/refetching.ts'
import styles from './counters.module.css'

const words = dashboard.counters

/** Totals over all orders of the client. A number that is not loaded leaves its place empty. */
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

/** `undefined` while loading, `null` after a failure. */
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
