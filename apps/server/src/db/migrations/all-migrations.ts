import { Orders } from './20261120-orders.ts'
import { Accounts } from './20261121-accounts.ts'
import { EmailKeys } from './20261122-email-keys.ts'
import { AnswerBy } from './20261122-answer-by.ts'
import { MailOwners } from './20261122-mail-owners.ts'
import { OrderConfirmations } from './20261122-order-confirmations.ts'
import { OrderReferences } from './20261122-order-references.ts'
import { EventActors } from './20261122-event-actors.ts'
import { Guesses } from './20261122-guesses.ts'
import { Sold } from './20261122-sold.ts'

/** Every migration, oldest first. A name is written to the database: it never changes. */
export const allMigrations = [
  { name: '20261120-orders', class: Orders },
  { name: '20261121-accounts', class: Accounts },
  { name: '20261122-email-keys', class: EmailKeys },
  { name: '20261122-answer-by', class: AnswerBy },
  { name: '20261122-mail-owners', class: MailOwners },
  { name: '20261122-order-references', class: OrderReferences },
  { name: '20261122-order-confirmations', class: OrderConfirmations },
  { name: '20261122-guesses', class: Guesses },
  { name: '20261122-event-actors', class: EventActors },
  { name: '20261122-sold', class: Sold },
]
