import type { Feature } from '../../feature.ts'
import { mailFigures } from './mail-figures.ts'
import { Mail } from './mail.entity.ts'

export const mail: Feature = {
  entities: [Mail],
  figures: mailFigures,
  // Erased, but not exported: the client has received the mails.
  personalData: {
    eraseAddress: async (em, emailKey) => void (await em.nativeDelete(Mail, { emailKey })),
  },
}
