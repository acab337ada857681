import { emailKey } from '../../email-key.ts'
import type { Em } from '../../db/orm.ts'
import { StaffMember } from '../people/staff-member.entity.ts'
import { type LinkMaking, mintMailed } from '../links/mint-link.ts'
import type { LinkButton } from './link-button.ts'
import type { Mail, MailBody, MailLink } from './mail.entity.ts'
import { opensAtDesk } from './open-at-desk.ts'

/** The links of a mail with their addresses. */
export interface MailLinks {
  button?: LinkButton | undefined
  foot: LinkButton[]
}

/** What of a mail decides its links. */
type Written = Pick<Mail, 'body' | 'createdAt' | 'to'>

/** Addresses the links of a mail. A link with a secret gets a new one at each try. */
export async function mailLinks(em: Em, making: LinkMaking, mail: Written): Promise<MailLinks> {
  const { action, links = [] } = mail.body
  const foot: LinkButton[] = []
  for (const link of links) foot.push(await addressed(em, making, link, mail))
  if (!action || (opensAtDesk(action) && !(await hasStaff(em)))) return { button: undefined, foot }
  return { button: await addressed(em, making, action, mail), foot }
}

/** Whether anybody works at the desk: in a studio without staff a link there would lead to a locked door. */
const hasStaff = async (em: Em) => (await em.count(StaffMember, { endedAt: null })) > 0

/** As {@link mailLinks}, but in one list, and only the links with a secret. */
export async function secretLinks(em: Em, making: LinkMaking, mail: Written): Promise<LinkButton[]> {
  const found: LinkButton[] = []
  for (const link of linksOf(mail.body)) found.push(await addressed(em, making, link, mail))
  return found
}

/** The links of a mail that are to have a secret. */
export const linksOf = ({ action, links = [] }: MailBody) =>
  [...(action ? [action] : []), ...links].filter((link) => 'purpose' in link)

/** A secret is made here, at each try, so that no table and no statement ever holds it. */
async function addressed(
  em: Em,
  making: LinkMaking,
  link: MailLink,
  { to, createdAt }: Written,
): Promise<LinkButton> {
  if ('url' in link) return link
  if ('path' in link) return { label: link.label, url: `${making.publicUrl}${link.path}` }
  return {
    label: link.label,
    url: await mintMailed(em, making, link, { emailKey: emailKey(to.address), writtenAt: createdAt }),
  }
}
