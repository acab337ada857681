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
  erase?: (em: Em, user: User, erasing: Erasing) => Promise<void>
  /** Data that is found by an address alone; called only where the person has proven that the address is theirs. */
  recordsOfAddress?: (em: Em, emailKey: string) => AsyncIterable<ExportRecord>
  eraseAddress?: (em: Em, emailKey: string) => Promise<void>
  /** What the studio has written for itself, and may name people whose words were just erased. */
  forget?: (em: Em, people: Person[]) => Promise<void>
}

/** How somebody was called and reached; empty where nothing was given. */
export interface Person {
  name: string
  email: string
  phone: string
}

/** What erasing takes beside the database. */
export interface Erasing {
  mail: Pick<OutgoingMail, 'add'>
  /** Has every feature forget people, once their words are erased. */
  forget: (em: Em, people: Person[]) => Promise<void>
}

/** How features erase in the course of a chore. */
export const erasingOf = ({ mail, personalData }: Omit<Tidying, 'em'>): Erasing => ({
  mail,
  async forget(em, people) {
    for (const { forget } of personalData) await forget?.(em, people)
  },
})

/** Handed to every feature that tidies. */
export interface Tidying {
  em: Em
  mail: Pick<OutgoingMail, 'add'>
  /** Of all features, in the order of their list. */
  personalData: PersonalData[]
}
