import { dashboard } from '@northword/content/dashboard'
import type { ProjectStep } from '@northword/contract/order-status'
import { trpc } from '../api/trpc.ts'
import styles from './counters.module.css'
import { fresh } from '../api/fresh.ts'

const words = dashboard.counters
const inProgress: readonly ProjectStep[] = ['In Review', 'In Production', 'Revision']

/** The four counters. A number that is not here yet leaves its place empty. */
export function Counters() {
  const { data: work, isLoadingError: noProjects } = trpc.projects.mine.useQuery(undefined, fresh)
  const { data: bought, isLoadingError: noOrders } = trpc.orders.mine.useQuery(undefined, fresh)
  const count = (steps: readonly ProjectStep[]) =>
    work?.projects.filter(({ status }) => steps.includes(status)).length
  return (
    <CounterList
      counts={{
        active: noProjects ? null : work?.projects.length,
        orders: noOrders ? null : bought?.orders.length,
        completed: noProjects ? null : count(['Delivered']),
        inProgress: noProjects ? null : count(inProgress),
      }}
    />
  )
}

type Counter = 'active' | 'orders' | 'completed' | 'inProgress'

/** `undefined` is on its way, `null` could not be fetched. */
type Counts = Partial<Record<Counter, number | null | undefined>>

/** The counters as they stand; all are empty in the built page. */
export function CounterList({ counts = {} }: { counts?: Counts }) {
  return (
    <dl className={styles.counters} aria-label={dashboard.countersLabel}>
      {(['active', 'orders', 'completed', 'inProgress'] as const).map((counter) => (
        <div key={counter}>
          <dt>{words[counter]}</dt>
          <dd>
            {counts[counter] === null ? (
              <span className={styles.unknown}>{words.unknown}</span>
            ) : (
              (counts[counter] ?? '\u00A0')
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
