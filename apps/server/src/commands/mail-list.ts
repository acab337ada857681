import { commands } from '@northword/content/operate/commands'
import { mailStatuses } from '@northword/contract/desk/desk-mails'
import type { Em } from '../db/orm.ts'
import { latestFirst } from '../db/queries/keyset.ts'
import { Mail } from '../features/mail/mail.entity.ts'
import type { Command } from './command.ts'
import { table } from './table.ts'
import { withDatabase } from './with-database.ts'

const words = commands.mailList

const most = 50
/** Longer reasons would break the columns. */
const longestReason = 120

export const mailList: Command = {
  name: 'mail list',
  args: [],
  summary: words.summary,
  run: (operating) =>
    withDatabase(operating, async ({ orm }) => {
      const em = orm.em.fork()
      const totals = await totalsOf(em)
      const unsent = await em.find(
        Mail,
        { status: { $in: ['failed', 'queued', 'kept'] } },
        { orderBy: latestFirst, limit: most },
      )
      operating.output.write(`${totals || words.none}\n`)
      if (unsent.length > 0) operating.output.write(`\n${table([words.head, ...unsent.map(cellsOf)])}\n`)
    }),
}

async function totalsOf(em: Em): Promise<string> {
  const counts = await Promise.all(
    mailStatuses.map(async (status) => ({ status, count: await em.count(Mail, { status }) })),
  )
  const some = counts.filter(({ count }) => count > 0)
  return some.map(({ status, count }) => words.total(words.states[status], count)).join(', ')
}

const cellsOf = ({ id, createdAt, status, attempts, to, subject, lastError }: Mail) => [
  id,
  createdAt.toISOString().slice(0, 16).replace('T', ' '),
  words.states[status],
  String(attempts),
  to.address,
  subject,
  lastError?.slice(0, longestReason) ?? '',
]
