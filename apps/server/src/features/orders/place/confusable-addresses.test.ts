import { firstOf } from '@northword/rig/first-of'
import { describe, expect } from 'vitest'
import { placed, somebody, verified } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../../testing/databases/test-database.ts'
import { opened, secretFor } from '../../../testing/test-links.ts'
import { outbox } from '../../../testing/test-mails.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

/** Addresses that look alike, or that some provider takes for one, but that belong to two people. */
const pairs: [what: string, one: string, other: string][] = [
  ['a Cyrillic a', 'ada.k@mail.example', '\u0430da.k@mail.example'],
  ['the sign of Kelvin', 'kim@mail.example', '\u212Aim@mail.example'],
  ['a ligature', 'fifi@mail.example', '\uFB01fi@mail.example'],
  ['a tag behind a plus', 'lee@mail.example', 'lee+northword@mail.example'],
  ['a Cyrillic domain', 'dan@mail.example', 'dan@m\u0430il.example'],
  ['a wildcard', 'hans@mail.example', 'h_ns@mail.example'],
  ['a Greek o', 'oto@mail.example', '\u03BFto@mail.example'],
  ['a long s', 'sam@mail.example', '\u017Fam@mail.example'],
  ['a dotless i', 'ivy@mail.example', '\u0131vy@mail.example'],
  ['a dotted capital I', 'ina@mail.example', '\u0130na@mail.example'],
  ['a wide letter', 'eva@mail.example', '\uFF45va@mail.example'],
  ['a sharp s', 'strass@mail.example', 'stra\u00DF@mail.example'],
  ['a mark of its own', 'ren\u00E9@mail.example', 'rene\u0301@mail.example'],
  ['a dot', 'annlee@mail.example', 'ann.lee@mail.example'],
  ['a dot at the end', 'bob@mail.example', 'bob.@mail.example'],
  ['a host below', 'cat@mail.example', 'cat@sub.mail.example'],
  ['a sharp s in the domain', 'gus@strasse.example', 'gus@stra\u00DFe.example'],
  ['another wildcard', 'iris@mail.example', '%@mail.example'],
]

const spellings: [one: string, other: string][] = [
  ['Ursula@mail.example', 'uRSULA@MAIL.example'],
  ['vera@b\u00FCcher.example', 'vera@xn--bcher-kva.EXAMPLE'],
  ['wim@bu\u0308cher.example', 'wim@b\u00FCcher.example'],
]

describe('Of two addresses', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' })

  /** Access that an account has to an order with another address: list, page, link and new link. */
  async function whatIsSeen(account: string, ordered: string) {
    const number = await placed(newBrowser(site), ordered)
    const { browser } = await verified(site, somebody({ email: account }))
    const list = (await browser.ask('orders.list')).body['orders'] as object[]
    const found = await browser.ask('orders.find', { number })
    const link = await opened(site, await secretFor(site, number))
    const { kind } = (await link.ask('orderLinks.find')).body
    const before = (await outbox(site, ordered)).length
    await newBrowser(site).call('orderLinks.mailNew', { number, email: account })
    return {
      orders: list.length,
      found: found.status,
      kind,
      mailed: (await outbox(site, ordered)).length - before,
    }
  }

  firstOf(pairs, 3)('that differ by %s, neither shows what is the other’s', async (_, one, other) => {
    const nothing = { orders: 0, found: 404, kind: 'stub', mailed: 0 }
    expect(await whatIsSeen(one, other)).toEqual(nothing)
  })

  firstOf(spellings)('that are one mailbox, %s shows what %s has', async (one, other) => {
    expect(await whatIsSeen(one, other)).toEqual({ orders: 1, found: 200, kind: 'order', mailed: 1 })
  })
})
