import { emailKey } from '../../../addresses/email-key.ts'
import type { Em } from '../../../db/orm.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { type LinkMaking, mintMailed } from '../../links/mint-link.ts'
import type { Mail, MailBody, MailLink } from '../mail.entity.ts'
import { opensAtDesk } from '../open-at-desk.ts'

export interface LinkButton {
  label: string
  url: string
}

export interface MailLinks {
  button?: LinkButton | undefined
  foot: LinkButton[]
}

type Written = Pick<Mail, 'body' | 'createdAt' | 'to'>

/** Addresses of a mail's links. Each try makes new secrets. */
export async function mailLinks(em: Em, making: LinkMaking, mail: Written): Promise<MailLinks> {
  const { action, links = [] } = mail.body
  const foot: LinkButton[] = []
  for (const link of links) foot.push(await addressed(em, making, link, mail))
  if (!action || (opensAtDesk(action) && !(await hasStaff(em)))) return { button: undefined, foot }
  return { button: await addressed(em, making, action, mail), foot }
}

/** False in a studio without staff: its mails have no link to the desk. */
const hasStaff = async (em: Em) => (await em.count(StaffMember, { endedAt: null })) > 0

/** As {@link mailLinks}, in one list, and only links with a secret. */
export async function secretLinks(em: Em, making: LinkMaking, mail: Written): Promise<LinkButton[]> {
  const found: LinkButton[] = []
  for (const link of linksOf(mail.body)) found.push(await addressed(em, making, link, mail))
  return found
}

export const linksOf = ({ action, links = [] }: MailBody) =>
  [...(action ? [action] : []), ...links].filter((link) => 'purpose' in link)

/** Secrets are made here, at each try, so that no table or statement contains them. */
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
