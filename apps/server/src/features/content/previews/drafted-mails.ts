import { exampleMails } from '@northword/content/mails/example-mails'
import { toOrder } from '@northword/content/mails/mails'
import { siteContentOf } from '@northword/contract/content/site-content'
import type { DraftedMails } from '@northword/contract/desk/site-mails'
import { wordedMails } from '@northword/contract/mails/mail-names'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { renderMail } from '../../mail/render/render-mail.ts'
import { draftedSite } from './drafted-site.ts'

/** The mails with the studio's sentences, rendered from every draft. */
export async function draftedMails(em: Em, publicUrl: string): Promise<DraftedMails> {
  const { items, problems } = await draftedSite(em)
  if (problems.length > 0) return { mails: null }
  const site = siteContentOf(items)
  const made = exampleMails(site, clock.now())
  const toOrders = { label: toOrder, url: `${publicUrl}/o` }
  const mails = wordedMails.map((mail) => {
    const { subject, body } = made[mail]
    const button = 'action' in body ? body.action : toOrders
    return { mail, subject, ...renderMail(subject, body, site, { button, foot: [] }) }
  })
  return { mails }
}
