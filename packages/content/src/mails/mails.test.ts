import { expect, test } from 'vitest'
import { deliveryMail } from './delivery-mail.ts'

const order = { number: 'NW-ORD-20260306-0042', serviceName: 'Blog Post' }

test('a delivery promises a plagiarism report only where there is one', () => {
  const told = (hasReport: boolean) =>
    deliveryMail({ ...order, title: 'Brakes', version: 1, note: '', hasReport, has: 1, of: 1 }).body
      .paragraphs[0]
  expect(told(true)).toContain('with its plagiarism report')
  expect(told(false)).toContain('why it has no plagiarism report')
})
