import type { Figure } from '../../metrics/figure.ts'

interface Waiting {
  waiting: number
  dead: number
  /** Age of the oldest waiting one; null without any. */
  seconds: number | null
}

interface Jobs {
  queue: string
  state: string
  count: number
}

export const mailFigures: Figure[] = [
  {
    name: 'northword_mails',
    help: 'Mails that have not left: waiting, or dead, because every try was used up or they were refused for good.',
    labels: ['state'],
    async read(em) {
      const { waiting, dead } = await countUnsent(em)
      return [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'dead' }, value: dead },
      ]
    },
  },
  {
    name: 'northword_mails_oldest_waiting_seconds',
    help: 'The age of the oldest mail that waits; 0 where none does.',
    read: async (em) => [{ value: (await countUnsent(em)).seconds ?? 0 }],
  },
  {
    name: 'northword_jobs',
    help: 'Jobs in the queues of pg-boss that have not ended well.',
    labels: ['queue', 'state'],
    async read(em) {
      const jobs = await em.execute<Jobs[]>(
        `select name as queue, state::text as state, count(*)::int as count
          from pgboss.job where state <> 'completed' group by 1, 2`,
      )
      return jobs.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count }))
    },
  },
]

async function countUnsent(em: Parameters<Figure['read']>[0]): Promise<Waiting> {
  const [found] = await em.execute<Waiting[]>(
    `select count(*) filter (where status = 'queued')::int as waiting,
        count(*) filter (where status = 'failed')::int as dead,
        extract(epoch from now() - min(created_at) filter (where status = 'queued'))::float as seconds
      from mails where status <> 'sent' and status in ('queued', 'failed')`,
  )
  return found ?? { waiting: 0, dead: 0, seconds: null }
}
