import type { FastifyInstance } from 'fastify'
import { development } from '@northword/content/operate/development'
import { formatTime } from '@northword/content/studio/promised-time'
import * as z from 'zod'
import type { Deps } from '../doors/context.ts'
import { Mail } from '../features/mail/mail.entity.ts'
import { mailLinks } from '../features/mail/render/mail-links.ts'
import { renderMail } from '../features/mail/render/render-mail.ts'
import { html } from '../features/payments/documents/markup.ts'
import { sheetOf } from '../features/payments/documents/sheet-frame.ts'

const words = development.mails

export const mailsPath = '/dev/mails'

/** Newest mails that are listed. */
const limit = 200

/** Shows each mail as its reader gets it, with links that work. */
export function showMails(app: FastifyInstance, { database, links, liveSite }: Deps) {
  app.get(mailsPath, async (_request, reply) => {
    const mails = await database.orm.em.fork().find(Mail, {}, { orderBy: { createdAt: 'desc' }, limit })
    return reply.type('text/html; charset=utf-8').send(sheetOf(words.title, listOf(mails)).html)
  })
  app.get(`${mailsPath}/:id`, async (request, reply) => {
    const { success, data } = z.object({ id: z.uuid() }).safeParse(request.params)
    const em = database.orm.em.fork()
    const mail = success ? await em.findOne(Mail, data) : null
    if (!mail) return reply.redirect(mailsPath)
    const page = renderMail(mail.subject, mail.body, liveSite.now(), await mailLinks(em, links, mail)).html
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

const listOf = (mails: readonly Mail[]) => html`
  <h1>${words.title}</h1>
  ${mails.length === 0 ? html`<p>${words.none}</p>` : null}
  <ul>
    ${mails.map(
      ({ id, subject, to, createdAt, status }) =>
        html`<li>
          <a href="${mailsPath}/${id}">${subject}</a><br />
          ${words.about(to.address, formatTime(createdAt), status)}
        </li>`,
    )}
  </ul>
`
