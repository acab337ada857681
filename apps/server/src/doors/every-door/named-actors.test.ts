import { beforeTests } from '@northword/rig/during-tests'
import { textFiles } from '@northword/contract/texts/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { restRoutes } from '../../features.ts'
import { clientWithOrder, verified } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { linkHolder } from '../../testing/test-links.ts'
import { program, useMember, useOwner } from '../../testing/test-staff.ts'
import { setStatus } from '../../testing/test-orders.ts'
import { delivered } from '../../testing/test-texts.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** Addresses of all files that are downloaded, with the piece's second version. */
const files = restRoutes
  .filter(({ downloads }) => downloads)
  .flatMap(({ url, operationId }) => {
    const at = url.replace(':piece', '1').replace(':version', '2')
    const range = operationId === 'payments.exportMoney' ? '?from=2026-01-01&until=2026-12-31' : ''
    const named = url.includes(':file') ? textFiles.map((file) => at.replace(':file', file)) : [at]
    return named.map((address) => ({ address: address + range, operationId }))
  })

/** Kinds of actors in a log. */
const [client, link, staff, token] = ['client', 'link', 'staff', 'token']

/** By who came, and only for those who may have it. */
const takersOf: Record<string, Record<string, string | undefined>> = {
  'deliveries.file': {
    'a client': client,
    'the holder of a link': link,
    'a writer': staff,
    'an agent who is a client, too': staff,
    'a program': token,
  },
  'account.exportData': { 'a client': client, 'an agent who is a client, too': client },
  'desk.exportOrders': { 'an agent who is a client, too': staff, 'a program': token },
  'payments.exportMoney': { 'an agent who is a client, too': staff, 'a program': token },
}

describe('The log of a file that was taken', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'info' })
  const ordered = beforeTests(() => clientWithOrder(site, {}, verified))
  const owner = useOwner(site)
  const writer = useMember(site, owner, 'writer')
  const both = useMember(site, owner, 'agent')
  const comers = new Map<string, Browser>()
  beforeAll(async () => {
    const { number, browser } = ordered
    const base64 = Buffer.from('%PDF-1.7').toString('base64')
    await setStatus(site, number, 'In Production')
    await delivered(writer.browser, number, 'They squeak.')
    await writer.browser.call('deliveries.attachReport', { number, piece: 1, name: 'report.pdf', base64 })
    await delivered(writer.browser, number, 'They squeal.', { report: { kind: 'file' } })
    for (const [name, value] of browser.cookies) both.browser.cookies.set(name, value)
    comers.set('a client', browser)
    comers.set('the holder of a link', await linkHolder(site, ordered))
    comers.set('a writer', writer.browser)
    comers.set('an agent who is a client, too', both.browser)
    comers.set('a program', (await program(site, owner, { scopes: ['desk:read', 'exports:read'] })).browser)
    comers.set('a stranger', newBrowser(site))
  })

  const taken = () => site.logged.filter((each) => each.includes('A file is downloaded.'))

  it.each(files)(
    'names whoever took $address, however they came, and no other',
    async ({ address, operationId }) => {
      const named: Record<string, string | undefined> = {}
      for (const [who, browser] of comers) {
        const before = taken().length
        const { statusCode } = await browser.send('GET', address.replace(':number', ordered.number))
        const [line, ...more] = taken().slice(before)
        expect([who, statusCode === 200, more]).toEqual([who, line !== undefined, []])
        if (line) named[who] = JSON.parse(line).actor?.kind
      }
      expect(named).toEqual(takersOf[operationId])
    },
  )
})
