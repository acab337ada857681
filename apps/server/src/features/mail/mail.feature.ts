import type { Feature } from '../../feature.ts'
import { mailFigures } from './mail-figures.ts'
import { Mail } from './mail.entity.ts'

/** Days for which a mail is kept that is about no order; others are kept as long as their order. As in the privacy policy. */
export const mailDays = 365

export const mail: Feature = {
  entities: [Mail],
  figures: mailFigures,
  // Erased, but not exported: the client has received the mails.
  personalData: {
    eraseAddress: async (em, emailKey) => void (await em.nativeDelete(Mail, { emailKey })),
  },
  tidy: {
    async mails({ em }, now) {
      const createdAt = { $lt: new Date(now.getTime() - mailDays * 86_400_000) }
      await em.nativeDelete(Mail, { orderId: null, status: { $ne: 'queued' }, createdAt })
    },
  },
}
