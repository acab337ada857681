import { randomUUID } from 'node:crypto'
import { firstOf } from '@northword/rig/first-of'
import { linkPage } from '@northword/contract/people/by-link'
import { beforeAll, expect } from 'vitest'
import { linkPurposes } from '../../features.ts'
import { placed, registered } from '../../testing/test-accounts.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { making } from '../../testing/test-links.ts'
import { testPages } from '../../testing/requests/test-pages.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { mintLink, mintOneClick } from './mint-link.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** One purpose of each kind: of accounts, of orders, of the newsletter and of the desk. */
const quick = ['verify-email', 'reset-password', 'order-undo', 'unsubscribe', 'staff-set-up']

eachDatabase('Opening a mailed link', (open) => {
  const pages = testPages([...new Set(Object.values(linkPurposes).map(({ path }) => path))])
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' }, { pages })
  const subjects: string[] = []
  beforeAll(async () => {
    const { person, browser, id } = await registered(site)
    await site.linkTo(person.email)
    const number = await placed(browser, person.email)
    await site.orderLinkTo(person.email)
    const orders = await site.rows(`select id from orders where number = '${number}'`)
    await browser.call('newsletter.subscribe', { email: person.email })
    await site.linkTo(person.email, 2)
    const subscribers = await site.rows('select id from subscribers')
    subjects.push(id, ...[...orders, ...subscribers].map((row) => String(row['id'])), randomUUID())
  })

  firstOf(Object.keys(linkPurposes), (purpose) => quick.includes(purpose))(
    'for %s by a scanner, again and again, changes no row',
    async (purpose) => {
      const em = site.database.orm.em.fork()
      const links: string[] = []
      for (const subjectId of subjects) {
        links.push(await mintLink(em, making, { purpose, subjectId }))
        if (linkPurposes[purpose]?.oneClickPath)
          links.push(await mintOneClick(em, making, { purpose, subjectId }))
      }
      const before = await stateOf(site)
      // Browsers do not send the fragment. A scanner that does not know may put it elsewhere.
      const urls = links.flatMap((link) => [link, link.replace('#', '?'), link.replace('#', '?token=')])
      for (let time = 0; time < 250; time += 1)
        for (const method of ['GET', 'HEAD'] as const) {
          const url = String(urls[time % urls.length])
          const cookie = `nw_order=${url.slice(-43)}`
          const headers = url.startsWith(linkPage) ? { cookie } : {}
          const { statusCode } = await site.app.inject({ method, url, headers })
          expect(statusCode).toBeLessThan(500)
        }
      expect(await stateOf(site)).toEqual(before)
    },
  )
})
