import { mailDays } from '@northword/contract/people/retention'
import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { mailFigures } from './mail-figures.ts'
import { Mail } from './mail.entity.ts'
import { MailServer } from './server/mail-server.entity.ts'

export const mail: Feature = {
  entities: [Mail, MailServer],
  figures: mailFigures,
  // Erased but not exported: the client has received these mails.
  personalData: {
    eraseAddress,
  },
  tidy: {
    async mails({ em }, now) {
      const createdAt = { $lt: new Date(now.getTime() - mailDays * 86_400_000) }
      await em.nativeDelete(Mail, { orderId: null, status: { $ne: 'queued' }, createdAt })
    },
  },
}

/** Mails about an order are kept as long as it, but not once it has another address or none. */
async function eraseAddress(em: Em, emailKey: string): Promise<number> {
  const erased = await em.execute<{ id: string }[]>(
    `delete from mails where email_key = ? and (order_id is null or not exists (
      select 1 from orders where orders.id = mails.order_id and orders.email_key = mails.email_key))
      returning id`,
    [emailKey],
  )
  return erased.length
}
