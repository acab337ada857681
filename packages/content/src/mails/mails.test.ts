import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import { readItems } from '@northword/seed/read-items'
import { expect, test } from 'vitest'
import { orderMoney } from '../orders/order-money.ts'
import { stringsIn } from '../strings-in.ts'
import { site } from '#site'
import { approvalUndone, approvalUndoneNotice } from './approval-mails.ts'
import { contactReceipt } from './contact-mails.ts'
import { deliveryMail } from './delivery-mail.ts'
import { stepMails } from './step-mails.ts'

const order = { number: 'NW-ORD-20260306-0042', serviceName: 'Blog Post' }

test('a delivery promises a plagiarism report only where there is one', () => {
  const told = (hasReport: boolean) =>
    deliveryMail(
      {
        ...order,
        title: 'Brakes',
        version: 1,
        note: '',
        hasReport,
        has: 1,
        of: 1,
        reviewDays: 14,
      },
      site,
    ).body.paragraphs[0]
  expect(told(true)).toContain('with its plagiarism report')
  expect(told(false)).toContain('why it has no plagiarism report')
})

test('a cancellation tells of money only where some was paid, and as the order’s page does', () => {
  const told = (refundable: string | null) =>
    stepMails.Cancelled({
      ...order,
      dueBy: null,
      sentOutside: null,
      refundable,
      reviewDays: 14,
      site,
    }).body.paragraphs
  expect(told(null)).toEqual(['No work follows, and you owe nothing for it.'])
  expect(told('$150')).toContain(orderMoney.refundUndecided('$150'))
  expect(orderMoney.refundUndecided('$150')).toMatch(/^\$150 is due back to you\./)
})

test('public holidays are told of only where the studio keeps some, in the receipt of a message too', () => {
  const unbroken = siteContentOf(
    readItems().map((item) =>
      item.kind === 'studio' && item.key === 'holidays' ? { ...item, fields: { days: [] } } : item,
    ),
  )
  const told = (of: SiteContent) => contactReceipt({ answerBy: 'noon' }, of).body.paragraphs[1]
  expect(told(site)).toMatch(/6 PM HKT, public holidays apart\.$/)
  expect(told(unbroken)).toMatch(/6 PM HKT\.$/)
  const naming = (of: SiteContent) => stringsIn(of).filter(({ text }) => text.includes('public holidays'))
  expect(naming(site)).not.toEqual([])
  expect(naming(unbroken)).toEqual([])
})

test('the mails about an approval that was taken back tell when it was given, how, and when it was taken back', () => {
  const approval = { title: 'Brakes', version: 1, sha256: 'ab', by: 'Ada', how: 'link' } as const
  const at = new Date('2026-03-06T05:00:00.000Z')
  const endedAt = new Date('2026-03-06T06:00:00.000Z')
  const facts = { ...order, ...approval, at, endedAt, timeZone: 'Asia/Hong_Kong' }
  for (const mail of [approvalUndone(facts), approvalUndoneNotice(facts)]) {
    const told = Object.fromEntries(mail.body.facts)
    expect(told['Approved']).toMatch(/1:00:00 PM Hong Kong time, by a link to the order$/)
    expect(told['Taken back']).toMatch(/2:00:00 PM Hong Kong time$/)
  }
})
