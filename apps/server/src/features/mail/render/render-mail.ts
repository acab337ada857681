import type { SiteContent } from '@northword/contract/content/site-content'
import type { MailLinks } from './mail-links.ts'
import type { KeptBody } from '../mail.entity.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Its parts, with the studio's name and footer of this moment; the text of one that has left, with those of then. */
export function renderMail(
  subject: string,
  body: KeptBody,
  site: SiteContent,
  links: MailLinks = { foot: [] },
): { text: string; html: string } {
  return { text: renderText(body, site, links), html: renderHtml(subject, body, site, links) }
}
