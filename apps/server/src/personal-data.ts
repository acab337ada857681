import type { ExportRecord } from '@northword/contract/account'
import type { Em } from './db/orm.ts'
import type { OutgoingMail } from './features/mail/mail-queue.ts'
import type { Client } from './features/people/actor.ts'
import type { User } from './features/people/user.entity.ts'

/**
 * Export and erasure of a person's data by a feature. Records are read on demand; erasing runs in one transaction
 * with the account, which is deleted last.
 */
export interface PersonalData {
  /** Data of the account. */
  records?: (em: Em, client: Client) => AsyncIterable<ExportRecord>
  erase?: (em: Em, user: User, erasing: Erasing) => Promise<void>
  /** Data found by address. Called only for a proven address. */
  recordsOfAddress?: (em: Em, emailKey: string) => AsyncIterable<ExportRecord>
  eraseAddress?: (em: Em, emailKey: string) => Promise<void>
  /** Deletes the studio's own notes that may name erased people. */
  forget?: (em: Em, people: Person[]) => Promise<void>
}

/** Empty fields were not given. */
export interface Person {
  name: string
  email: string
  phone: string
}

/** Dependencies of an erasure. */
export interface Erasing {
  mail: Pick<OutgoingMail, 'add'>
  /** Calls every feature's `forget`, after the people's own data is erased. */
  forget: (em: Em, people: Person[]) => Promise<void>
}

export const erasingOf = ({ mail, personalData }: Omit<Tidying, 'em'>): Erasing => ({
  mail,
  async forget(em, people) {
    for (const { forget } of personalData) await forget?.(em, people)
  },
})

export interface Tidying {
  em: Em
  mail: Pick<OutgoingMail, 'add'>
  /** Of all features, in their order. */
  personalData: PersonalData[]
}
