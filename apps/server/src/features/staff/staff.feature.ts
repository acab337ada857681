import { staffInvitationDays } from '@northword/content/mails/staff-mails'
import type { Feature } from '../../feature.ts'
import { hourMs } from '../links/link-purpose.ts'
import { StaffSession } from '../people/staff-session.entity.ts'
import { setUpPurpose } from './members/offer-set-up.ts'
import { RecoveryCode } from './sign-in/recovery-code.entity.ts'
import { invitationPurpose, mayMailInvitation, resetPurpose } from './staff-mails.ts'
import { StudioSettings } from './sign-in/studio-settings.entity.ts'

const dayMs = 24 * hourMs

export const staff: Feature = {
  entities: [RecoveryCode, StudioSettings],
  links: {
    [invitationPurpose]: {
      gives: 'role',
      path: '/desk/join',
      validMs: staffInvitationDays * dayMs,
      mayMail: mayMailInvitation,
    },
    [resetPurpose]: { gives: 'role', path: '/desk/reset', validMs: hourMs },
    // Ends with the first owner.
    [setUpPurpose]: { gives: 'role', path: '/desk/setup', validMs: 365 * dayMs },
  },
  tidy: {
    'staff-sessions': async ({ em }, now) =>
      void (await em.nativeDelete(StaffSession, { endsAt: { $lt: now } })),
  },
}
