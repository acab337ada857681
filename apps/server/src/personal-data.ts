import type { ExportRecord } from '@northword/contract/account'
import type { Em } from './db/orm.ts'
import type { MailQueue } from './features/mail/mail-queue.ts'
import type { User } from './features/people/user.entity.ts'

/** How a feature tells what it keeps of a person, and how it erases that. */
export interface PersonalData {
  /** Everything, record by record, read from the database as it is asked for in a session of the user. */
  records?: (em: Em, user: User, sessionId: string) => AsyncIterable<ExportRecord>
  /**
   * Erases it, in the transaction that ends the account and before the account goes. What is known by the
   * address alone goes only where the address was proven to be the user's.
   */
  erase?: (em: Em, user: User, mail: Pick<MailQueue, 'add'>) => Promise<void>
}

/** What tidying needs. */
export interface Tidying {
  em: Em
  mail: Pick<MailQueue, 'add'>
  /** Of all features, in the order of their list. */
  personalData: PersonalData[]
}
