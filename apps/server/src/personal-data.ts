import type { ExportRecord } from '@northword/contract/account'
import type { Em } from './db/orm.ts'
import type { OutgoingMail } from './features/mail/mail-queue.ts'
import type { Client } from './features/people/actor.ts'
import type { User } from './features/people/user.entity.ts'

/**
 * How a feature exports a person's data and erases it. Records are read from the database as they are asked for.
 * Erasing happens in one transaction with the account, which is deleted last.
 */
export interface PersonalData {
  /** Data of the account. */
  records?: (em: Em, client: Client) => AsyncIterable<ExportRecord>
  erase?: (em: Em, user: User, mail: Pick<OutgoingMail, 'add'>) => Promise<void>
  /** Data that is found by an address alone; called only where the person has proven that the address is theirs. */
  recordsOfAddress?: (em: Em, emailKey: string) => AsyncIterable<ExportRecord>
  eraseAddress?: (em: Em, emailKey: string) => Promise<void>
}

/** Handed to every feature that tidies. */
export interface Tidying {
  em: Em
  mail: Pick<OutgoingMail, 'add'>
  /** Of all features, in the order of their list. */
  personalData: PersonalData[]
}
