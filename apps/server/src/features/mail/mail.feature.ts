import type { Feature } from '../../feature.ts'
import { Mail } from './mail.entity.ts'

export const mail: Feature = {
  entities: [Mail],
  // The client has the mails; our copies of them are not told, but erased.
  personalData: {
    async erase(em, { emailKey, emailVerifiedAt }) {
      if (emailVerifiedAt) await em.nativeDelete(Mail, { emailKey })
    },
  },
}
