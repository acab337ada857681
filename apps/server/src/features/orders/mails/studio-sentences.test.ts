import { randomUUID } from 'node:crypto'
import { problemsOf } from '@northword/contract/content/check-items'
import type { ContentItem } from '@northword/contract/content/content-items'
import { isMails } from '@northword/contract/mails/mail-names'
import { siteContentOf } from '@northword/contract/content/site-content'
import { readItems } from '@northword/seed/read-items'
import { expect, it } from 'vitest'
import { openTestPglite } from '../../../testing/databases/test-database.ts'
import { outbox } from '../../../testing/test-mails.ts'
import { ada, doors } from '../../../testing/test-orders.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

/** The seed, whose studio says these sentences in the first mail about an order. */
const saying = (opening: readonly string[], signature: readonly string[] = []): ContentItem[] =>
  readItems().map((item) => {
    const fields: { orderReceived?: object } = Object(item.fields)
    return isMails(item)
      ? { ...item, fields: { ...fields, orderReceived: { opening, closing: [] }, signature } }
      : item
  })

const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000' })

it('a mail says the sentences that are live, filled in, and nothing that its client typed', async () => {
  site.liveSite.replace(
    siteContentOf(
      saying(['Hooray: {service} for {price}, {turnaround}, from {brand}.'], ['Warmly,', '{brand}']),
    ),
  )
  const order = { ...ada, email: 'stranger@bakery.example', fullName: '{price}', note: '{service} {brand}' }
  await doors.tRPC(site, order, randomUUID())
  const [mail] = await outbox(site, order.email)
  expect(mail?.body.paragraphs).toHaveLength(1)
  expect(mail?.body.paragraphs[0]).toMatch(/^Hooray: [^{}$]+ for \$\d+\.\d\d, [^{}]+, from Northword\.$/)
  expect(mail?.body.closing?.at(-1)).toBe('Warmly,\nNorthword')
  expect(JSON.stringify(mail)).not.toMatch(/[{](price|service|brand)/)
})

it.each(['amount', 'note', 'name'])(
  'a sentence with {%s} has a problem where that mail has no such value',
  (name) => {
    const items = saying(['Welcome.', `About {${name}}`])
    expect(problemsOf(items, isMails)).toEqual([
      {
        kind: 'studio',
        key: 'mails',
        field: 'orderReceived.opening.1',
        message: `{${name}} stands for nothing`,
      },
    ])
    expect(problemsOf(saying(['{contactBy}', '{orderNumber}']), isMails)).toEqual([])
  },
)

it.each(['Hi {{brand}} and {orderNumber}', 'About {{orderNumber}}'])(
  'a sentence with braces in braces has a problem: %s',
  (sentence) => {
    expect(problemsOf(saying([sentence]), isMails)).toEqual([
      {
        kind: 'studio',
        key: 'mails',
        field: 'orderReceived.opening.0',
        message: 'Braces cannot stand in braces',
      },
    ])
  },
)

it('a mail keeps the words of a sentence with braces in braces that went live earlier', async () => {
  site.liveSite.replace(siteContentOf(saying(['Hi {{brand}} and {{orderNumber}}'])))
  const order = { ...ada, email: 'earlier@bakery.example' }
  await doors.tRPC(site, order, randomUUID())
  const [mail] = await outbox(site, order.email)
  expect(mail?.body.paragraphs[0]).toMatch(/^Hi \{Northword\} and \{NW-[^{}]+\}$/)
})
