import { firstOf } from '@northword/rig/first-of'
import { createHash } from 'node:crypto'
import { certificate, comparedApproved } from '@northword/contract/texts/approvals'
import { beforeAll, expect, it } from 'vitest'
import { placed, registered } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { linkHolder } from '../../../testing/test-links.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { delivered } from '../../../testing/test-texts.ts'
import { findBrokenSeals } from './approval-seal.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { setStatus } from '../../../testing/test-orders.ts'

const text = `# Café brakes 👩‍🔧

They **squeal** when they are [worn](https://pads.example).

1. Change both pads.
2. Wait.

- Then ride 漢字.

| Pad | Price |
| --- | ----- |
| Old | $5    |
`
const sha256 = createHash('sha256').update(text).digest('hex')

eachDatabase('The certificate of an approved text', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent')
  const { browser: writer } = useMember(site, owner, 'writer')
  let browser: Browser
  let number: string
  beforeAll(async () => {
    const client = await registered(site)
    browser = client.browser
    number = await ordered(text, browser)
  })

  async function ordered(markdown: string, by: Browser) {
    const placedNow = await placed(by, 'nora@bakery.example', { sku: 'PS-025' })
    await setStatus(site, placedNow, 'In Production')
    const base64 = Buffer.from('%PDF-1.7 No copy found.').toString('base64')
    await agent.call('deliveries.attachReport', { number: placedNow, piece: 1, name: 'report.pdf', base64 })
    await delivered(agent, placedNow, markdown, { note: 'Enjoy', report: { kind: 'file' } })
    await by.call('reviews.approve', { number: placedNow, piece: 1, version: 1 })
    return placedNow
  }
  const version = (of = number) => ({ number: of, piece: 1, version: 1 })
  const certified = async () =>
    certificate.parse((await browser.ask('reviews.findCertificate', version())).body)
  const compare = async (pasted: string) =>
    comparedApproved.parse(
      (await browser.call('reviews.compareApproved', { ...version(), text: pasted })).body,
    ).same
  const isIntact = async () => (await certified()).isIntact
  const broken = () => findBrokenSeals(site.database.orm.em.fork())

  it('says what was approved, by whom, when and how', async () => {
    expect(await certified()).toMatchObject({
      number,
      service: 'Blog Post',
      piece: 1,
      title: 'Blog Post',
      version: 1,
      by: 'Grace Hopper',
      how: 'account',
      sha256,
      isIntact: true,
      ended: null,
    })
    expect(await broken()).toEqual([])
  })

  const changes: Record<string, Record<string, string>> = {
    text_versions: {
      markdown: `replace(markdown, 'worn', 'torn')`,
      blocks: `replace(blocks::text, 'worn', 'torn')::json`,
      sha256: `repeat('0', 64)`,
      sheet: `(sheet::jsonb || '{"words": 3}')::json`,
      note: `note || ' '`,
      report: `'{"kind":"none","reason":"None"}'`,
      staff_name: `'Somebody Else'`,
      at: `at - interval '1 millisecond'`,
      shown_at: `shown_at - interval '1 microsecond'`,
    },
    text_reports: { bytes: `'\\x25'` },
    text_approvals: {
      sha256: `repeat('0', 64)`,
      name: `'Somebody Else'`,
      at: `at + interval '1 second'`,
      how: `'link'`,
      seal: `repeat('0', 64)`,
    },
  }
  const columns = Object.entries(changes).flatMap(([table, some]) =>
    Object.entries(some).map(([column, to]) => [table, column, to] as const),
  )
  firstOf(columns, 4)('finds that %s.%s was changed', async (table, column, to) => {
    const ofOrder = `order_id = (select id from orders where number = '${number}')`
    await site.rows(`create table before as select * from ${table} where ${ofOrder}`)
    await site.rows(`update ${table} set ${column} = ${to} where ${ofOrder}`)
    expect([await isIntact(), await broken()]).toEqual([false, [version()]])
    await site.rows(`update ${table} t set ${column} = b.${column} from before b where b.id = t.id`)
    await site.rows('drop table before')
    expect([await isIntact(), await broken()]).toEqual([true, []])
  })

  it('finds that a text and its hash were changed together, and that a version is another’s', async () => {
    const ofOrder = `order_id = (select id from orders where number = '${number}')`
    const hash = `encode(sha256(convert_to(markdown, 'UTF8')), 'hex')`
    await site.rows(`update text_versions set markdown = markdown || ' ' where ${ofOrder}`)
    await site.rows(`update text_versions set sha256 = ${hash} where ${ofOrder}`)
    await site.rows(
      `update text_approvals a set sha256 = v.sha256 from text_versions v where v.order_id = a.order_id and a.${ofOrder}`,
    )
    expect(await isIntact()).toBe(false)
    await site.rows(`update text_versions set markdown = left(markdown, -1) where ${ofOrder}`)
    await site.rows(`update text_versions set sha256 = ${hash} where ${ofOrder}`)
    await site.rows(
      `update text_approvals a set sha256 = v.sha256 from text_versions v where v.order_id = a.order_id and a.${ofOrder}`,
    )
    expect(await isIntact()).toBe(true)
    await site.rows(`update text_versions set number = 2 where ${ofOrder}`)
    expect(await broken()).toEqual([version()])
    await site.rows(`update text_versions set number = 1 where ${ofOrder}`)
  })

  it.each([
    ['the file', text],
    ['the file from Windows', `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['the file without its last line end', text.trimEnd()],
    ['the file with one more', `${text}\n`],
  ])('knows %s', async (_, pasted) => {
    expect(await compare(pasted)).toBe('file')
  })

  it('knows the words in whatever form', async () => {
    const file = async (name: string) =>
      (await browser.send('GET', `/api/orders/${number}/texts/1/versions/1/${name}`)).body
    expect(await compare(await file('text.txt'))).toBe('words')
    expect(await compare(text.replaceAll('\n\n', '\n\n\n'))).toBe('words')
    expect(await compare(text.replace('**squeal**', '_squeal_'))).toBe('words')
    expect(await compare(text.normalize('NFD'))).toBe('words')
    expect(await compare((await file('text.txt')).replace('- Then', '•\tThen'))).toBe('words')
    expect(
      await compare(
        'Café brakes 👩‍🔧 They squeal when they are worn. Change both pads.\nWait. Then ride 漢字. Pad\tPrice Old\t$5',
      ),
    ).toBe('words')
  })

  it.each([
    ['a word more', `${text}More.`],
    ['a word less', text.replace('squeal', '')],
    ['two words the other way round', text.replace('both pads', 'pads both')],
    ['another sign', text.replace('👩‍🔧', '👨‍🔧')],
    ['nothing', ''],
  ])('knows another text by %s', async (_, pasted) => {
    expect(await compare(pasted)).toBe('other')
  })

  it('compares a text of 1 MiB, and finds one byte of it', { tags: ['thorough'] }, async () => {
    const word = 'Brakes squeal when they are worn, and rims wear with them.\n\n'
    const long = word.repeat(Math.floor((1024 * 1024) / word.length))
    const longNumber = await ordered(long, browser)
    const ask = (pasted: string) =>
      browser.call('reviews.compareApproved', { ...version(longNumber), text: pasted })
    const same = await ask(long)
    const other = await ask(`Not ${long.slice(0, -8)}`)
    expect([same.body, other.body]).toEqual([{ same: 'file' }, { same: 'other' }])
    const found = await browser.ask('reviews.findCertificate', version(longNumber))
    expect(found.body).toMatchObject({ isIntact: true })
    await site.rows(`update text_versions set markdown = overlay(markdown placing 'b' from 500000)
      where order_id = (select id from orders where number = '${longNumber}')`)
    expect(await broken()).toEqual([version(longNumber)])
  })

  it('is shown to whoever may see the order, of approved versions alone', async () => {
    const other = (await registered(site)).browser
    for (const by of [other, newBrowser(site), await linkHolder(site)]) {
      expect((await by.ask('reviews.findCertificate', version())).status).toBe(404)
      expect((await by.call('reviews.compareApproved', { ...version(), text })).status).toBe(404)
    }
    expect(
      (await (await linkHolder(site, { number })).ask('reviews.findCertificate', version())).status,
    ).toBe(200)
    const mine = await placed(browser, 'nora@bakery.example', { sku: 'PS-025' })
    await setStatus(site, mine, 'In Production')
    await delivered(agent, mine, text)
    expect((await browser.ask('reviews.findCertificate', version(mine))).message).toBe(
      'Nobody has approved this version.',
    )
  })

  it('is the same at the desk, for everybody there', async () => {
    for (const by of [agent, writer]) {
      const { status, body } = await by.ask('reviews.findCertificateAtDesk', version())
      expect([status, body]).toEqual([200, await certified()])
    }
    const none = await writer.ask('reviews.findCertificateAtDesk', { ...version(), version: 2 })
    expect(none.status).toBe(404)
  })

  it('tells of an approval that has ended', async () => {
    const { body } = await agent.ask('desk.findCase', { number })
    const taking = { number, version: body['version'], to: 'Revision', reason: 'A wrong date' }
    await agent.call('desk.moveCase', taking)
    expect(await certified()).toMatchObject({ isIntact: true, ended: { why: 'taken-up' } })
  })
})
