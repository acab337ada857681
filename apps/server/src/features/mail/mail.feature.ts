import type { Feature } from '../../feature.ts'
import { mailFigures } from './mail-figures.ts'
import { Mail } from './mail.entity.ts'

/** Days that a mail about no order is kept, as in the privacy policy. Others are kept as long as their order. */
export const mailDays = 365

export const mail: Feature = {
  entities: [Mail],
  figures: mailFigures,
  // Erased but not exported: the client has received these mails.
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
