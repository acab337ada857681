import { Alert, Button, Group, Text } from '@mantine/core'
import { deskAssign } from '@northword/content/desk/desk-assign'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { type Duty, handOf, type QueueView, viewsOf } from '@northword/contract/desk/desk-queue'
import { isWorkDue } from '@northword/contract/orders/order-status'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Outcome } from '../../components/outcome.tsx'
import { Assign } from '../assign/assign.tsx'
import { DeskHead } from '../frame/desk-head.tsx'
import { Fetched } from '../frame/fetched.tsx'
import { KeyHelp } from '../keys/key-help.tsx'
import { NextPage } from '../rows/next-page.tsx'
import { ViewTabs } from '../rows/view-tabs.tsx'
import { useMe } from '../session/use-me.ts'
import { SearchField } from '../orders/search-field.tsx'
import { ViewsMenu } from '../orders/views-menu.tsx'
import { DutyTable } from './duty-table.tsx'
import { ServerWarnings } from './server-warnings.tsx'
import { TalkLater } from './talk-later.tsx'
import { type OrderDuty, rowId, useQueueKeys } from './use-queue-keys.ts'
import { trpc } from '../../site/api/trpc.ts'
import { formatMoment } from '../../site/ui/date-format.ts'

/** Duties, the oldest promise first. */
export default function QueuePage() {
  const navigate = useNavigate()
  const isWriter = useMe().member.role === 'writer'
  return (
    <>
      <DeskHead heading={deskQueue.heading}>
        <KeyHelp />
      </DeskHead>
      <ServerWarnings />
      {!isWriter && <ClosingWarning />}
      <Group mb="sm" gap="sm" align="end">
        <SearchField
          value=""
          onSearch={(q) => q !== '' && void navigate(`/orders?${new URLSearchParams({ q })}`)}
        />
        <ViewsMenu />
      </Group>
      <ViewTabs views={viewsOf(isWriter)} labels={deskQueue.views} label={deskQueue.viewsLabel}>
        {(view) => <Duties view={view} />}
      </ViewTabs>
    </>
  )
}

function Duties({ view }: { view: QueueView }) {
  const { still, duties, news } = useQueue(view)
  const [later, setLater] = useState<OrderDuty | null>(null)
  const [assigned, setAssigned] = useState<OrderDuty | null>(null)
  const show = () => still.refetch()
  const { error, begun } = useQueueKeys(duties, { show, talkLater: setLater, assign: setAssigned })
  return (
    <>
      <Outcome error={error} />
      <News count={news} onShow={() => void show()} />
      <Fetched query={still} label={deskQueue.loading}>
        {() => (
          <>
            {duties.length === 0 && <Text>{deskQueue.nothing}</Text>}
            {duties.length > 0 && <DutyTable duties={duties} begun={begun} />}
            <NextPage query={still} label={deskQueue.more} />
          </>
        )}
      </Fetched>
      {later && <TalkLater duty={later} onClose={() => setLater(null)} onSettled={() => void show()} />}
      {assigned && (
        <Assign
          order={{ ...assigned, hand: handOf(assigned.kind), heldBy: assigned.claimedBy?.id ?? null }}
          notice={mayBegin(assigned) ? deskAssign.begins : undefined}
          onClose={() => setAssigned(null)}
          onSettled={() => void show()}
        />
      )}
    </>
  )
}

/** True if its writer begins the work, unless the brief is missing. Unpaid work is in the queue on terms only. */
const mayBegin = ({ kind, status }: OrderDuty) =>
  kind === 'work' && status !== null && isWorkDue(status, true)

/** Poll interval for news. The list itself does not change. */
const newsEveryMs = 20_000

/** The list as it was last loaded: rows do not move while a member works. `news` counts later duties. */
function useQueue(view: QueueView) {
  const still = trpc.desk.queue.useInfiniteQuery(
    { view },
    { getNextPageParam: ({ next }) => next ?? undefined, staleTime: Infinity, refetchOnWindowFocus: false },
  )
  const latest = trpc.desk.queue.useQuery(
    { view },
    {
      refetchInterval: newsEveryMs,
      // A list that was just fetched needs no poll yet.
      enabled: still.isSuccess,
      staleTime: newsEveryMs,
      initialData: () => still.data?.pages[0],
      initialDataUpdatedAt: () => still.dataUpdatedAt,
    },
  )
  const duties: Duty[] = still.data?.pages.flatMap((page) => page.duties) ?? []
  // An older answer still has duties that the member has done since.
  const isNewer = latest.dataUpdatedAt > still.dataUpdatedAt
  const news = still.data && isNewer ? countNew(latest.data?.duties ?? [], duties, still.hasNextPage) : 0
  return { still, duties, news }
}

/** Counts rows that the list lacks. Those after its own may be of a page that is not loaded yet. */
function countNew(latest: readonly Duty[], shown: readonly Duty[], hasMore: boolean) {
  const known = new Set(shown.map(rowId))
  const isKnown = (duty: Duty) => known.has(rowId(duty))
  const last = latest.findLastIndex(isKnown)
  const compared = hasMore && last !== -1 ? latest.slice(0, last + 1) : latest
  return compared.filter((duty) => !isKnown(duty)).length
}

/** Announces new duties; the list loads them on a press. */
const News = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <div role="status">
    {count > 0 && (
      <Button variant="light" size="compact-sm" mb="sm" onClick={onShow}>
        {deskQueue.news(count)}
      </Button>
    )}
  </div>
)

const lookEveryMs = 300_000

/** On the last day before a weekend or a holiday: counts promises that fall into the closing time. */
function ClosingWarning() {
  const { data } = trpc.desk.countOverClosing.useQuery(undefined, { refetchInterval: lookEveryMs })
  return (
    <div role="status">
      {data?.opensAt && data.count > 0 && (
        <Alert mb="md">{deskQueue.closing(data.count, formatMoment(data.opensAt))}</Alert>
      )}
    </div>
  )
}
