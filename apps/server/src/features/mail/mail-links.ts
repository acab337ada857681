import type { Em } from '../../db/orm.ts'
import { type LinkMaking, mintLink } from '../links/mint-link.ts'
import type { LinkButton } from './link-button.ts'
import type { MailBody, MailLink } from './mail.entity.ts'

/** The links of a mail with their addresses. */
export interface MailLinks {
  button?: LinkButton | undefined
  foot: LinkButton[]
}

/** Addresses the links of a mail. A link with a secret gets a new one at each try. */
export async function mailLinks(
  em: Em,
  making: LinkMaking,
  { action, links = [] }: MailBody,
): Promise<MailLinks> {
  const foot: LinkButton[] = []
  for (const link of links) foot.push(await addressed(em, making, link))
  return { button: action && (await addressed(em, making, action)), foot }
}

/** As {@link mailLinks}, but in one list, and only the links with a secret. */
export async function secretLinks(
  em: Em,
  making: LinkMaking,
  { action, links = [] }: MailBody,
): Promise<LinkButton[]> {
  const found: LinkButton[] = []
  for (const link of [...(action ? [action] : []), ...links]) {
    if ('purpose' in link) found.push(await addressed(em, making, link))
  }
  return found
}

/** A secret is made here, at each try, so that no table and no statement ever holds it. */
async function addressed(em: Em, making: LinkMaking, link: MailLink): Promise<LinkButton> {
  if ('path' in link) return { label: link.label, url: `${making.publicUrl}${link.path}` }
  return { label: link.label, url: await mintLink(em, making, link) }
}
