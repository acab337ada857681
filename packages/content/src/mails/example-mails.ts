import type { SiteContent } from '@northword/contract/content/site-content'
import type { WordedMail } from '@northword/contract/mails/mail-names'
import { formatPrice } from '@northword/contract/money/format-price'
import { studioDay } from '../studio/format-time.ts'
import { studioTime } from '../studio/promised-time.ts'
import { deliveryMail } from './delivery-mail.ts'
import { orderConfirmation } from './mails.ts'
import { paymentRequest } from './payment-mails.ts'
import { stepMails } from './step-mails.ts'

/** Every mail with sentences of the studio, about an order of its first service that nobody placed. */
export function exampleMails(site: SiteContent, now: Date) {
  const { company, catalogue } = site
  const [service] = catalogue
  const price = formatPrice(service?.priceCents ?? 0)
  const order = { number: `${company.orderPrefix}-ORD-20260120-0042`, serviceName: service?.name ?? '' }
  const soon = new Date(now.getTime() + site.contactWithinHours * 3_600_000)
  const confirmed = {
    ...order,
    price,
    turnaround: service?.turnaround.label ?? '',
    contactBy: studioTime(soon, company.timeZone),
    guest: true,
  }
  const asked = {
    way: 'link' as const,
    link: 'https://pay.example/42',
    host: 'pay.example',
    dueOn: studioDay(soon, company.timeZone),
    amount: price,
    payer: null,
  }
  const { reviewDays } = site.figures
  const delivered = { title: '', version: 1, note: '', hasReport: true, has: 1, of: 1, reviewDays }
  const stepped = { dueBy: null, sentOutside: null, refundable: null, reviewDays }
  return {
    orderReceived: orderConfirmation(confirmed, site),
    paymentRequest: paymentRequest({ ...order, ...asked }, site),
    delivery: deliveryMail({ ...order, ...delivered }, site),
    completed: stepMails.Completed({ ...order, ...stepped, site }),
  } satisfies Record<WordedMail, unknown>
}
