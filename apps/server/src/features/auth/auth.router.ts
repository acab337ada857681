import {
  changePasswordInput,
  endSessionInput,
  forgotPasswordForm,
  linkInput,
  signUpInput,
  resetPasswordInput,
  signInForm,
  verifyEmailInput,
} from '@northword/contract/people/auth'
import { pageInput } from '@northword/contract/pages'
import { clientProcedure, limited, procedure, router } from '../../doors/trpc.ts'
import { userView } from '../people/user-view.ts'
import { changePassword } from './passwords/change-password.ts'
import { forgotPassword, mailSignInLink, resetPassword } from './passwords/reset-password.ts'
import { clientSessions, endSession, listSessions, signOutEverywhere } from './sessions/sessions.ts'
import { signInByLink } from './sign-in/sign-in-by-link.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signUp } from './sign-in/sign-up.ts'
import { resendVerification, verifyEmail } from './sign-in/verify-email.ts'

export const authRouter = router({
  signUp: procedure
    .meta({ alone: true })
    .input(signUpInput)
    .use(limited('signUpNetwork'))
    .mutation(async ({ ctx, input }) => {
      const { user, isMailed } = await signUp(ctx, input)
      return { user: userView(user), isMailed }
    }),
  signIn: procedure
    .meta({ alone: true })
    .input(signInForm)
    .mutation(async ({ ctx, input }) => {
      const { user, isAccountKept } = await signIn(ctx, input)
      return { user: userView(user), isAccountKept }
    }),
  signOut: procedure.mutation(({ ctx }) => clientSessions.signOut(ctx)),
  me: clientProcedure.query(({ ctx }) => ({ user: userView(ctx.actor.user) })),

  verifyEmail: procedure
    .meta({ alone: true })
    .input(verifyEmailInput)
    .mutation(async ({ ctx, input }) => {
      return { user: userView(await verifyEmail(ctx, input)) }
    }),
  resendVerification: clientProcedure.mutation(({ ctx }) => resendVerification(ctx)),

  /** Answers the same with and without an account. */
  forgotPassword: procedure
    .input(forgotPasswordForm)
    .use(limited('linkNetwork'))
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  /** As {@link forgotPassword}, for a link that signs in. No limit refuses the link. */
  mailSignInLink: procedure
    .input(forgotPasswordForm)
    .use(limited('linkNetwork'))
    .mutation(({ ctx, input }) => mailSignInLink(ctx, input)),
  signInByLink: procedure.input(linkInput).mutation(async ({ ctx, input }) => {
    const { user, ...outcome } = await signInByLink(ctx, input)
    return { user: userView(user), ...outcome }
  }),
  resetPassword: procedure
    .meta({ alone: true })
    .input(resetPasswordInput)
    .mutation(async ({ ctx, input }) => {
      return { user: userView(await resetPassword(ctx, input)) }
    }),
  changePassword: clientProcedure
    .meta({ alone: true })
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  listSessions: clientProcedure
    .input(pageInput)
    .query(({ ctx, input }) => listSessions(ctx.em, ctx.actor, input)),
  endSession: clientProcedure.input(endSessionInput).mutation(({ ctx, input }) => endSession(ctx, input.id)),
  signOutEverywhere: clientProcedure.mutation(({ ctx }) => signOutEverywhere(ctx)),
})
