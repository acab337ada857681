import type { ExportRecord } from '@northword/contract/people/account'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { Em } from '../db/orm.ts'
import type { OutgoingMail } from '../features/mail/queue/mail-queue.ts'
import type { Client } from '../features/people/actor.ts'
import type { User } from '../features/people/user.entity.ts'
import type { Telling } from './hooks.ts'

/** A feature's export, read on demand, and erasure, in one transaction with the account, deleted last. */
export interface PersonalData {
  records?: (em: Em, client: Client, site: SiteContent) => AsyncIterable<ExportRecord>
  erase?: (em: Em, user: User, erasing: Erasing) => Promise<void>
  /** Data found by address. Called only for a proven address. */
  recordsOfAddress?: (em: Em, emailKey: string) => AsyncIterable<ExportRecord>
  /** Erases data found by address, also a guest's. Returns the number of rows. */
  eraseAddress?: (em: Em, emailKey: string, erasing: Erasing) => Promise<number>
  /** Erases data about orders that are erased. Called last, for accounts and for guests. */
  eraseWithOrders?: (em: Em) => Promise<void>
  /** Deletes the studio's own notes that may name erased people. */
  forget?: (em: Em, people: Person[], site: SiteContent) => Promise<void>
}

/** Empty fields were not given. */
export interface Person {
  name: string
  email: string
  phone: string
}

export interface Erasing extends Pick<Tidying, 'mail' | 'hooks' | 'site'> {
  /** Calls every feature's `forget`, after the people's own data is erased. */
  forget: (em: Em, people: Person[]) => Promise<void>
}

export const erasingOf = ({ mail, hooks, site, personalData }: Omit<Tidying, 'em'>): Erasing => ({
  mail,
  hooks,
  site,
  async forget(em, people) {
    for (const { forget } of personalData) await forget?.(em, people, site)
  },
})

export interface Tidying extends Telling {
  mail: Pick<OutgoingMail, 'add'>
  personalData: PersonalData[]
}
