import { firstOf } from '@northword/rig/first-of'
import { heldMails, mailDetail, shownLinks } from '@northword/contract/desk/desk-mails'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { linkPurposes } from '../../../features.ts'
import { guestWithOrder, somebody } from '../../../testing/test-accounts.ts'
import { besides } from '../../../testing/test-app.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../../testing/databases/test-database.ts'
import { callByRest } from '../../../testing/requests/test-rest.ts'
import { atDesk, colleague, type Colleague, joined, program, useOwner } from '../../../testing/test-staff.ts'
import { Mail } from '../../mail/mail.entity.ts'
import { mailRow } from '../../mail/new-mail.ts'
import { orderPurposes } from '../../orders/mails/about-order.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { orderRow } from '../../../testing/test-orders.ts'

/** One of each gift. */
const first = ['order', orderPurposes.copied, 'order-undo', 'sign-in', 'staff-invitation']
const purposes = Object.entries(linkPurposes)
const isFirst = ([purpose]: (typeof purposes)[number]) => first.includes(purpose)

const isOfOrder = (purpose: string) => ['order', 'undo'].includes(linkPurposes[purpose]?.gives ?? '')

describe('A mail with a link', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' }, { holdSeconds: 600 })
  const owner = useOwner(site)
  let orderId: string
  let number: string
  const actors = new Map<string, { browser: Browser; id: string }>()
  beforeAll(async () => {
    const named = (name: string, role: 'owner' | 'agent' | 'writer') =>
      joined(site, owner, role, colleague({ name }))
    const was = await named('Wilma', 'owner')
    await owner.browser.call('staff.changeRole', { id: was.id, role: 'agent' })
    const scopes = ['desk:read', 'desk:write', 'money:read'] as const
    const bot = await program(site, owner, { scopes: [...scopes] })
    const all: Record<string, Colleague | { browser: Browser; id: string }> = {
      owner,
      'an owner who was made an agent': { ...was, browser: await atDesk(site, was.person) },
      agent: await named('Ann', 'agent'),
      writer: await named('Wen', 'writer'),
      'a program': { browser: bot.browser, id: owner.id },
    }
    for (const [who, actor] of Object.entries(all)) actors.set(who, actor)
    const ordered = await guestWithOrder(site)
    number = ordered.number
    await site.orderLinkTo(ordered.email)
    orderId = String((await orderRow(site, number))['id'])
  })

  async function mailWith(purpose: string, staffId: string, state: Partial<Mail> = { status: 'kept' }) {
    const at = new Date()
    const address = { name: '', address: somebody().email }
    const action = { label: 'Open', purpose, subjectId: orderId }
    const body = { heading: 'Hello', paragraphs: ['There is a link.'], action }
    const written = { kind: purpose, from: address, to: address, orderId, subject: 'Hello', body }
    const mail = mailRow(written, at, site.liveSite.now())
    await site.database.orm.em.fork().insert(Mail, { ...mail, staffId, ...state })
    return mail.id
  }

  /** Mails on their way. A program's mails are not held. */
  const leaving = () => site.rows(`select id from mails where status = 'queued' and held_until is null`)

  /** Links made, without those of `mailed` and those mailed to the client. */
  const linksMade = async (mailed: string) => {
    const made = (await site.rows('select purpose from tokens')).map((row) => String(row['purpose']))
    return made.filter(
      (purpose) => purpose !== mailed && (purpose === orderPurposes.copied || !isOfOrder(purpose)),
    )
  }

  it('gives a role where it leads to the desk, and nowhere else', () => {
    for (const [purpose, { path, gives }] of purposes)
      expect([purpose, gives === 'role']).toEqual([purpose, path.startsWith('/desk/')])
  })

  firstOf(purposes, isFirst)(
    'for %s is read, handed out and sent again by the members whose present role permits it',
    async (purpose, { gives }) => {
      for (const [who, { browser, id }] of actors) {
        const mail = { id: await mailWith(purpose, id) }
        const mails = async () => (await site.rows('select id from mails')).length
        const [before, made] = [await mails(), await linksMade(purpose)]
        const isPerson = who !== 'a program'
        const found = await (isPerson
          ? browser.ask('desk.findMail', mail)
          : callByRest(browser, 'desk.findMail', mail))
        const shown = await browser.call('desk.showLinks', mail)
        const resent = await (isPerson
          ? browser.call('desk.resendMail', mail)
          : callByRest(browser, 'desk.resendMail', mail))
        const isReader = who !== 'writer' && (isOfOrder(purpose) || gives === 'role')
        const refused = who === 'writer' ? 403 : 404
        expect([who, found.status]).toEqual([who, isReader ? 200 : refused])
        if (isPerson) expect([who, shown.status]).toEqual([who, isReader ? 200 : refused])
        const added = (await mails()) - before
        await vi.waitFor(async () => expect(await leaving()).toEqual([]), { timeout: 30_000 })
        expect([who, resent.status, added]).toEqual(
          isReader && isOfOrder(purpose)
            ? [who, isPerson ? 200 : 204, 1]
            : [who, isReader ? 403 : refused, 0],
        )
        if (isReader) expect(mailDetail.parse(found.body).mayResend).toBe(isOfOrder(purpose))
        // A link handed out by staff proves no address.
        const handed = isReader && isPerson && purpose === orderPurposes.mailed
        expect([who, await linksMade(purpose)]).toEqual([
          who,
          handed ? [...made, orderPurposes.copied] : made,
        ])
        if (isReader && isPerson) expect(shownLinks.parse(shown.body)).toHaveLength(handed ? 1 : 0)
        const had = await linksMade('')
        const copied = await browser.call('orderLinks.copy', { number })
        const mayCopy = isPerson && who !== 'writer'
        expect([who, copied.status]).toEqual([who, mayCopy ? 200 : isPerson ? 403 : 401])
        expect([who, await linksMade('')]).toEqual([who, mayCopy ? [...had, orderPurposes.copied] : had])
      }
    },
  )

  firstOf(purposes, isFirst)(
    'is cancelled while it is held by whoever may: for %s',
    async (purpose, { gives }) => {
      for (const [who, { browser, id }] of actors) {
        const heldUntil = new Date(Date.now() + 60_000)
        const mail = { id: await mailWith(purpose, id, { status: 'queued', heldUntil }) }
        const held = await browser.ask('desk.heldMails')
        const { status } = await browser.call('desk.cancelMail', mail)
        const isPerson = who !== 'a program'
        const may = isPerson && (isOfOrder(purpose) || (gives === 'role' && who === 'owner'))
        const isListed = isPerson && heldMails.parse(held.body).some((one) => one.id === mail.id)
        const refused = gives === 'role' ? 403 : 404
        expect([who, status, isListed]).toEqual([who, may ? 200 : isPerson ? refused : 401, may])
        const [row] = await site.rows(`select status from mails where id = '${mail.id}'`)
        expect([who, row?.['status']]).toEqual([who, may ? 'cancelled' : 'queued'])
        await site.rows(`delete from mails where id = '${mail.id}'`)
      }
    },
  )

  it('is not sent to one mailbox again and again', async () => {
    const strict = await besides(site)
    const { id } = actors.get('agent') ?? { id: '' }
    const mail = { id: await mailWith(orderPurposes.mailed, id) }
    const browser = newBrowser(strict)
    for (const [name, value] of actors.get('agent')?.browser.cookies ?? []) browser.cookies.set(name, value)
    const statuses: number[] = []
    for (let time = 0; time < 8; time += 1)
      statuses.push((await browser.call('desk.resendMail', mail)).status)
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429])
    await strict.close()
  })
})
