import type { LinkButton } from './link-button.ts'
import type { MailBody } from './mail.entity.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Both parts of a mail, made from the same plain text. */
export function renderMail(
  subject: string,
  body: MailBody,
  button?: LinkButton,
): { text: string; html: string } {
  return { text: renderText(body, button), html: renderHtml(subject, body, button) }
}
