import type { SiteContent } from '@northword/contract/content/site-content'
import type { Inbox, MailAddress } from './mail.entity.ts'

/** Sender or recipient of a mail. */
export type Party = Inbox | MailAddress

/** The address to use now. An inbox has the studio's present name and address, whatever a mail's row says. */
export function presentAddress(party: Party, site: SiteContent): MailAddress {
  if (typeof party === 'string') return inboxOf(site, party)
  return party.inbox ? inboxOf(site, party.inbox) : party
}

const inboxOf = ({ company }: SiteContent, inbox: Inbox): MailAddress => ({
  name: company.brand,
  address: company.emails[inbox],
  inbox,
})
