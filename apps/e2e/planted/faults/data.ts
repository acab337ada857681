import type { PlantedFault } from '../planted-fault.ts'

const server = 'apps/server/src'

/** Data that is lost, leaked or not found. */
export const faultsOfData: PlantedFault[] = [
  {
    fault: 'Two processes open one embedded database',
    file: `${server}/db/connections/data-lock.ts`,
    text: 'if (holder && (await holds(holder, lock, silenceMs)))',
    replacement: 'if (holder && silenceMs === 0)',
    foundBy: [`${server}/db/connections/data-lock.test.ts`],
  },
  {
    fault: 'A backup leaves a table out',
    file: `${server}/backup/tables.ts`,
    text: `(relkind = 'r' and nspname = 'public' or`,
    replacement: `(relkind = 'r' and nspname = 'public' and relname <> 'contact_messages' or`,
    foundBy: [`${server}/commands/backup.test.ts`],
  },
  {
    fault: 'What a client wrote stays when they are erased',
    file: `${server}/features/conversation/conversation.feature.ts`,
    text: `eraseAbout(em, 'order_messages')`,
    replacement: 'eraseAbout(em)',
    foundBy: [`${server}/features/conversation/conversation.test.ts`],
  },
  {
    fault: 'A secret is in a line of the log',
    file: `${server}/logs/log-failure.ts`,
    text: 'responseCode, frames }',
    replacement: 'responseCode, frames, said: cause.message }',
    foundBy: [`${server}/features/auth/secrets-kept.test.ts`],
  },
  {
    fault: 'A search for a name with its marks finds nothing',
    file: `${server}/features/desk/orders/search-orders.ts`,
    text: 'sql: `${texts} like ${folded}`',
    replacement: 'sql: `${texts} ilike ?`',
    foundBy: [`${server}/features/desk/orders/search-in-locales.test.ts`],
  },
]
