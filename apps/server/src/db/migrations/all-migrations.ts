import type { Migration } from '@mikro-orm/migrations'
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
import { Staff } from './20261122-staff.ts'
import { Desk } from './20261123-desk.ts'
import { ApiTokens } from './20261124-api-tokens.ts'
import { Money } from './20261123-money.ts'
import { Search } from './20261124-search.ts'
import { PaymentRequests } from './20261124-payment-requests.ts'
import { Letters } from './20261124-letters.ts'
import { EndedLinks } from './20261124-ended-links.ts'
import { OrderLinks } from './20261124-order-links.ts'
import { DeskIndexes } from './20261124-desk-indexes.ts'
import { OrderLists } from './20261124-order-lists.ts'
import { Webhooks } from './20261125-webhooks.ts'
import { Deliveries } from './20261126-deliveries.ts'
import { Reviews } from './20261126-reviews.ts'
import { ClientVoices } from './20261126-client-voices.ts'
import { Approvals } from './20261127-approvals.ts'
import { StudioComments } from './20261127-studio-comments.ts'
import { PackedTexts } from './20261128-packed-texts.ts'
import { FoldedSearch } from './20261129-folded-search.ts'
import { EndedRights } from './20261130-ended-rights.ts'
import { ChosenTerms } from './20261201-chosen-terms.ts'
import { ErasedReasons } from './20261202-erased-reasons.ts'
import { EndedInvitations } from './20261203-ended-invitations.ts'
import { EarlierSecrets } from './20261203-earlier-secrets.ts'
import { TwoHands } from './20261204-two-hands.ts'
import { ContactKeys } from './20261204-contact-keys.ts'
import { LongBriefs } from './20261204-long-briefs.ts'
import { EntryTokens } from './20261204-entry-tokens.ts'
import { MailsWhenAssigned } from './20261204-mails-when-assigned.ts'
import { Content } from './20261205-content.ts'
import { ShownMatter } from './20261206-shown-matter.ts'
import { ContentShapes } from './20261207-content-shapes.ts'
import { Opening } from './20261208-opening.ts'
import { MailServers } from './20261209-mail-servers.ts'
import { Pictures } from './20261211-pictures.ts'
import { PreviewMakers } from './20261212-preview-makers.ts'
import { ContactBy } from './20261213-contact-by.ts'
import { RemovedMailServers } from './20261214-removed-mail-servers.ts'
import { StoredKeys } from './20261215-stored-keys.ts'
import { Inviters } from './20261216-inviters.ts'
import { FormerWays } from './20261217-former-ways.ts'
import { MessageKeys } from './20261218-message-keys.ts'
import { NoteKeys } from './20261218-note-keys.ts'
import { ForgottenReaders } from './20261219-forgotten-readers.ts'
import { ReadersMails } from './20261220-readers-mails.ts'
import { WritersDelays } from './20261221-writers-delays.ts'
import { PublishingRights } from './20261222-publishing-rights.ts'

interface KnownMigration {
  /** Stored in the database; never changes. */
  name: string
  class: new (...given: ConstructorParameters<typeof Migration>) => Migration
  /** First release that no longer needs what this migration drops. */
  contractSince?: string
}

/** Oldest first. */
export const allMigrations: KnownMigration[] = [
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
  { name: '20261122-staff', class: Staff },
  { name: '20261123-money', class: Money },
  { name: '20261123-desk', class: Desk },
  { name: '20261124-api-tokens', class: ApiTokens },
  { name: '20261124-search', class: Search },
  { name: '20261124-payment-requests', class: PaymentRequests },
  { name: '20261124-letters', class: Letters },
  { name: '20261124-order-links', class: OrderLinks },
  { name: '20261124-desk-indexes', class: DeskIndexes },
  { name: '20261124-ended-links', class: EndedLinks },
  { name: '20261124-order-lists', class: OrderLists },
  { name: '20261125-webhooks', class: Webhooks },
  { name: '20261126-deliveries', class: Deliveries },
  { name: '20261126-reviews', class: Reviews },
  { name: '20261126-client-voices', class: ClientVoices },
  { name: '20261127-approvals', class: Approvals },
  { name: '20261127-studio-comments', class: StudioComments },
  { name: '20261128-packed-texts', class: PackedTexts },
  { name: '20261129-folded-search', class: FoldedSearch },
  { name: '20261130-ended-rights', class: EndedRights },
  { name: '20261201-chosen-terms', class: ChosenTerms },
  { name: '20261202-erased-reasons', class: ErasedReasons },
  { name: '20261203-ended-invitations', class: EndedInvitations },
  { name: '20261203-earlier-secrets', class: EarlierSecrets },
  { name: '20261204-two-hands', class: TwoHands },
  { name: '20261204-contact-keys', class: ContactKeys },
  { name: '20261204-long-briefs', class: LongBriefs },
  { name: '20261204-entry-tokens', class: EntryTokens },
  { name: '20261204-mails-when-assigned', class: MailsWhenAssigned },
  { name: '20261205-content', class: Content },
  { name: '20261206-shown-matter', class: ShownMatter },
  { name: '20261207-content-shapes', class: ContentShapes },
  { name: '20261208-opening', class: Opening },
  { name: '20261209-mail-servers', class: MailServers },
  { name: '20261211-pictures', class: Pictures },
  { name: '20261212-preview-makers', class: PreviewMakers },
  { name: '20261213-contact-by', class: ContactBy },
  { name: '20261214-removed-mail-servers', class: RemovedMailServers },
  { name: '20261215-stored-keys', class: StoredKeys },
  { name: '20261216-inviters', class: Inviters },
  { name: '20261217-former-ways', class: FormerWays },
  { name: '20261218-message-keys', class: MessageKeys },
  { name: '20261218-note-keys', class: NoteKeys },
  { name: '20261219-forgotten-readers', class: ForgottenReaders },
  { name: '20261220-readers-mails', class: ReadersMails },
  { name: '20261221-writers-delays', class: WritersDelays },
  { name: '20261222-publishing-rights', class: PublishingRights },
]
