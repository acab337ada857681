import { company } from '@northword/content/studio/company'
import { deskMails } from '@northword/content/desk/desk-mails'
import { openAtDesk } from '@northword/content/mails/mails'
import { beforeAll, expect, it } from 'vitest'
import { linkPurposes } from '../../features.ts'
import { bringNotices } from '../../testing/every-mail.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { owned } from '../../testing/test-staff.ts'
import { queueOn, quick } from '../../testing/test-mails.ts'
import { mailLinks } from './render/mail-links.ts'
import { Mail } from './mail.entity.ts'
import { copyOf } from './new-mail.ts'
import { noticeDigestKind } from './notice-share.ts'
import { renderMail } from './render/render-mail.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const publicUrl = 'https://studio.example'
const studio: readonly string[] = Object.values(company.emails)
const kinds = Object.entries(deskMails.kinds).flatMap(([kind, label]) =>
  label.endsWith(', to the studio') ? [kind] : [],
)

eachDatabase('A mail to the studio', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  beforeAll(() => bringNotices(site))

  const written = () => site.database.orm.em.fork().find(Mail, {}, { orderBy: { id: 'asc' } })
  async function rendered(mail: Mail) {
    const making = { purposes: linkPurposes, publicUrl }
    const links = await mailLinks(site.database.orm.em.fork(), making, mail)
    return renderMail(mail.subject, mail.body, site.liveSite.now(), links)
  }

  it('is of every kind that there is', async () => {
    const toStudio = (await written()).filter(({ to }) => studio.includes(to.address))
    expect(new Set(toStudio.map(({ kind }) => kind))).toEqual(new Set(kinds))
    expect(toStudio.filter(({ kind }) => kind === 'order-message-notice')).toHaveLength(2)
  })

  it('has no way to the desk while nobody works there', async () => {
    for (const mail of await written()) {
      const { text, html } = await rendered(mail)
      expect([mail.kind, text + html]).not.toEqual([mail.kind, expect.stringMatching(/\/desk|at the Desk/)])
    }
  })

  it('opens what it is about at the desk, by a button and in its text; and no other mail does', async () => {
    await owned(site)
    const numbers = new Map(
      (await site.rows('select id, number from orders')).map(({ id, number }) => [id, String(number)]),
    )
    const messages = await site.rows('select id, urgent from contact_messages')
    for (const mail of await written()) {
      const { text, html } = await rendered(mail)
      if (!studio.includes(mail.to.address)) {
        expect([mail.kind, text + html]).not.toEqual([mail.kind, expect.stringContaining('/desk')])
        continue
      }
      const aboutNone =
        mail.kind === noticeDigestKind
          ? '/mail?view=gathered'
          : `/messages/${String(messages.find(({ urgent }) => urgent === (mail.kind === 'urgent-notice'))?.['id'])}`
      const path = mail.orderId ? `/orders/${numbers.get(mail.orderId) ?? ''}` : aboutNone
      expect([mail.kind, text]).toEqual([
        mail.kind,
        expect.stringContaining(`\n\n${openAtDesk}:\n${publicUrl}/desk${path}\n\n`),
      ])
      expect(html).toContain(`href="${publicUrl}/desk${path}"`)
    }
  })

  it('is gathered beyond the share of its kind, and the mail that tells of those is not', async () => {
    const { queue } = queueOn(site, null, { ...quick, noticesInTenMinutes: 1 })
    await queue.prepare()
    const toStudio = (await written()).filter(({ to }) => studio.includes(to.address))
    const notices = toStudio.filter(({ kind }) => kind !== noticeDigestKind)
    const digests = toStudio.filter(({ kind }) => kind === noticeDigestKind)
    const leaving = (mails: Mail[]) =>
      site.database.orm.em.fork().transactional((em) => queue.add(em, mails.map(copyOf)))
    expect(await leaving(notices)).toHaveLength(new Set(notices.map(({ kind }) => kind)).size)
    expect(await leaving(notices)).toEqual([])
    expect(digests.length).toBeGreaterThan(0)
    expect(await leaving(digests)).toHaveLength(digests.length)
    await queue.stop()
  })

  it('has no way to the desk any more where everybody has left', async () => {
    await site.rows('update staff_members set ended_at = now()')
    for (const mail of await written()) expect((await rendered(mail)).text).not.toContain('/desk')
  })
})
