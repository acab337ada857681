import { linkLife } from '@northword/content/studio/link-life'
import type { ExportRecord } from '@northword/contract/people/account'
import { everyPage } from '../../db/queries/keyset.ts'
import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { type Addressed, hourMs } from '../links/link-purpose.ts'
import { Mail } from '../mail/mail.entity.ts'
import type { Client } from '../people/actor.ts'
import { accountForms, dashboardView } from './account.form.ts'
import { accountKinds } from './auth-mails.ts'
import { authForms, authViews } from './auth.form.ts'
import { authRoutes } from './auth.rest.ts'
import { forgetOldGuesses } from './proof/guesses.ts'
import { listSessions } from './sessions/sessions.ts'
import { Session } from '../people/session.entity.ts'
import { lockUserShared } from '../people/lock-member.ts'

const toAccount = { gives: 'account', mayMail: isAddressOf } as const

export const auth: Feature = {
  routes: authRoutes,
  forms: [...authForms, ...accountForms],
  views: [...authViews, dashboardView],
  links: {
    'verify-email': { ...toAccount, path: '/verify-email', validMs: linkLife.verifyEmail.hours * hourMs },
    'reset-password': {
      ...toAccount,
      path: '/reset-password',
      validMs: linkLife.resetPassword.hours * hourMs,
    },
    'sign-in': { ...toAccount, path: '/login/link', validMs: linkLife.signIn.hours * hourMs },
  },
  personalData: {
    records: sessionsOf,
    // The database deletes sessions with their user.
    erase: async (em, { emailKey }) =>
      void (await em.nativeDelete(Mail, { emailKey, orderId: null, kind: { $in: [...accountKinds] } })),
  },
  tidy: {
    sessions: async ({ em }, now) => void (await em.nativeDelete(Session, { endsAt: { $lt: now } })),
    guesses: ({ em }, now) => forgetOldGuesses(em, now),
  },
}

/** True if the account still has the address of the mail. Takes a shared lock until the transaction ends. */
function isAddressOf(em: Em, id: string, { emailKey }: Addressed): Promise<boolean> {
  return lockUserShared(em, { id, emailKey })
}

async function* sessionsOf(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  const read = everyPage(
    (page) => listSessions(em.fork(), client, page),
    ({ sessions }) => sessions,
  )
  for await (const one of read) yield { kind: 'session', ...one }
}
