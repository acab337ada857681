import type { Feature } from '../../feature.ts'
import { Mail } from './mail.entity.ts'

export const mail: Feature = {
  entities: [Mail],
  // The client has the mails; our copies of them are not told, but erased.
  personalData: {
    eraseAddress: async (em, emailKey) => void (await em.nativeDelete(Mail, { emailKey })),
  },
}
