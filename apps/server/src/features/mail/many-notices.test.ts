import { company } from '@northword/content/studio/company'
import { expect, it } from 'vitest'
import { guestOrder, somebody } from '../../testing/test-accounts.ts'
import { besides } from '../../testing/test-app.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { owned } from '../../testing/test-staff.ts'
import type { MailBody } from './mail.entity.ts'
import { tellGathered } from './tell-gathered.ts'
import { useNewTestApp } from '../../testing/use-test-app.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

eachDatabase('Notices to the studio', (open) => {
  const site = useNewTestApp(open, { RATE_LIMIT_FACTOR: '0.25' })

  /** Concurrent orders, each from its own network and address. */
  const flood = (count: number) => Promise.all(times(count).map(() => guestOrder(site)))
  const mails = (which: string) =>
    site.rows(`select "to"->>'address' as "to", subject, status, body from mails where ${which} order by id`)
  const notices = (status: string) =>
    mails(`kind = 'order-notice' and status ${status === 'gathered' ? '=' : '<>'} 'gathered'`)
  const digests = async () =>
    (await mails(`kind = 'notice-digest'`)).map(({ to, subject, body }) => ({
      to,
      subject,
      told: (body as MailBody).closing,
    }))
  const tell = (minutes: number, mail = site.mail) =>
    tellGathered({ em: site.database.orm.em.fork(), mail }, inMinutes(minutes))

  it('leave one by one up to a share; one mail tells of the others, ten minutes after the first', async () => {
    const numbers = await flood(30)
    expect(await notices('left')).toHaveLength(5)
    const gathered = (await notices('gathered')).map(({ subject }) => String(subject))
    expect(gathered).toHaveLength(25)
    await tell(9)
    expect(await digests()).toEqual([])
    await tell(11)
    const [digest, ...more] = await digests()
    expect(more).toEqual([])
    expect(digest).toMatchObject({ to: company.emails.orders, subject: '25 more notices' })
    expect(digest?.told?.toSorted()).toEqual(gathered.toSorted())
    const left = (await notices('left')).map(({ subject }) => String(subject))
    const told = [...(digest?.told ?? []), ...left].join()
    for (const number of numbers) expect(told).toContain(number)
    await tell(30)
    expect(await digests()).toHaveLength(1)
  })

  it('are told of once by several processes that look at the same moment', async () => {
    await flood(9)
    await Promise.all(times(4).map(() => tell(11)))
    expect((await digests()).map(({ told }) => told?.length)).toEqual([4])
  })

  it('are lost by no process that dies before their mail is written', { tags: ['thorough'] }, async () => {
    await flood(8)
    const add = () => Promise.reject(new Error('killed'))
    await expect(tell(11, { ...site.mail, add })).rejects.toMatchObject({
      errors: [expect.objectContaining({ message: 'killed' })],
    })
    const second = await besides(site)
    await tell(12, second.mail)
    await second.close()
    expect((await digests()).map(({ told }) => told?.length)).toEqual([3])
  })

  it('of one kind hide none of another, and one that is urgent is told of as that', async () => {
    const write = (message: string) =>
      newBrowser(site).call('contact.sendMessage', { name: 'Nora', email: somebody().email, message })
    for (const _ of times(7)) await write('Hello?')
    for (const _ of times(7)) await write('URGENT: it is tonight')
    await flood(7)
    const left = await site.rows(`select kind, count(*)::int as count from mails
      where status <> 'gathered' and kind like '%-notice' group by kind order by kind`)
    expect(left).toEqual(
      ['contact-notice', 'order-notice', 'urgent-notice'].map((kind) => ({ kind, count: 5 })),
    )
    await tell(11)
    const toldAt = Object.fromEntries((await digests()).map(({ to, told }) => [String(to), told]))
    const [plain, urgent] = ['A message from the contact form', 'URGENT: a message from the contact form']
    expect(toldAt[company.emails.hello]?.toSorted()).toEqual([plain, plain, urgent, urgent])
  })

  it('are told of without the name of anybody who wrote, and not at all once their order is erased', async () => {
    for (const each of times(7))
      await newBrowser(site).call('contact.sendMessage', {
        name: `Nora Lindqvist ${each}`,
        email: somebody().email,
        message: 'Hello?',
      })
    await flood(7)
    await site.rows(`delete from mails where kind = 'order-notice' and status = 'gathered'`)
    await tell(11)
    const [digest, ...more] = await digests()
    expect(more).toEqual([])
    expect(digest).toMatchObject({ to: company.emails.hello, subject: '2 more notices' })
    expect(digest?.told).toEqual(['A message from the contact form', 'A message from the contact form'])
  })

  it('that are too many to read are counted', { tags: ['thorough'] }, async () => {
    await flood(6)
    await site.rows(`insert into mails (id, kind, "from", "to", subject, body, message_id, status, attempts, created_at, order_id)
      select gen_random_uuid(), kind, "from", "to", subject, body, gen_random_uuid()::text, status, 0, created_at, order_id
      from mails, generate_series(1, 1499) where kind = 'order-notice' and status = 'gathered'`)
    await tell(11)
    const [digest] = await digests()
    expect(digest?.subject).toBe('1,500 more notices')
    expect(digest?.told).toHaveLength(101)
    expect(digest?.told?.at(-1)).toBe('And 1,400 more.')
  })

  it('that are gathered stand at the desk in full, and one that is sent again leaves by itself', async () => {
    const { browser } = await owned(site)
    await flood(6)
    const list = await browser.ask('desk.mails', { view: 'gathered' })
    const [row, ...more] = (list.body as { mails: { id: string; subject: string }[] }).mails
    expect(more).toEqual([])
    const mail = await browser.ask('desk.findMail', { id: row?.id })
    expect(mail.body).toMatchObject({ status: 'gathered', text: expect.stringContaining('Email') })
    expect(await browser.call('desk.resendMail', { id: row?.id })).toMatchObject({ status: 200 })
    expect(await notices('left')).toHaveLength(6)
  })
})
