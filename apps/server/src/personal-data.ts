import type { ExportRecord } from '@northword/contract/account'
import type { Em } from './db/orm.ts'
import type { MailQueue } from './features/mail/mail-queue.ts'
import type { Client } from './features/people/actor.ts'
import type { User } from './features/people/user.entity.ts'

/**
 * How a feature tells what it keeps of a person, and how it erases that. Records are read from the database as
 * they are asked for. Erasing happens in the transaction that ends the account, before the account goes.
 */
export interface PersonalData {
  /** What is kept of a client’s account. */
  records?: (em: Em, client: Client) => AsyncIterable<ExportRecord>
  erase?: (em: Em, user: User, mail: Pick<MailQueue, 'add'>) => Promise<void>
  /** What is found by an address alone; asked for only where the person has proven that it is theirs. */
  recordsOfAddress?: (em: Em, emailKey: string) => AsyncIterable<ExportRecord>
  eraseAddress?: (em: Em, emailKey: string) => Promise<void>
}

/** What tidying needs. */
export interface Tidying {
  em: Em
  mail: Pick<MailQueue, 'add'>
  /** Of all features, in the order of their list. */
  personalData: PersonalData[]
}
