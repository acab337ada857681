import { mailDays } from '@northword/contract/people/retention'
import type { Feature } from '../../feature.ts'
import { mailFigures } from './mail-figures.ts'
import { Mail } from './mail.entity.ts'
import { MailServer } from './server/mail-server.entity.ts'

export const mail: Feature = {
  entities: [Mail, MailServer],
  figures: mailFigures,
  // Erased but not exported: the client has received these mails.
  personalData: {
    // Mails about an order are kept as long as it.
    eraseAddress: (em, emailKey) => em.nativeDelete(Mail, { emailKey, orderId: null }),
  },
  tidy: {
    async mails({ em }, now) {
      const createdAt = { $lt: new Date(now.getTime() - mailDays * 86_400_000) }
      await em.nativeDelete(Mail, { orderId: null, status: { $ne: 'queued' }, createdAt })
    },
  },
}
