import type { MailLinks } from './mail-links.ts'
import type { MailBody } from '../mail.entity.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export function renderMail(
  subject: string,
  body: MailBody,
  links: MailLinks = { foot: [] },
): { text: string; html: string } {
  return { text: renderText(body, links), html: renderHtml(subject, body, links) }
}
