import {
  changePasswordInput,
  endSessionInput,
  forgotPasswordForm,
  linkInput,
  registration,
  resetPasswordInput,
  signInForm,
  verifyEmailInput,
} from '@northword/contract/auth'
import { pageInput } from '@northword/contract/pages'
import { clientProcedure, procedure, router } from '../../doors/trpc.ts'
import { userView } from '../people/user-view.ts'
import { changePassword } from './change-password.ts'
import { listSessions } from './list-sessions.ts'
import { mailLinkIn } from './mail-link-in.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { Session } from '../people/session.entity.ts'
import { endOwnSession, endSessions } from './sessions.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signIn } from './sign-in.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

export const authRouter = router({
  register: procedure
    .meta({ alone: true })
    .input(registration)
    .mutation(async ({ ctx, input }) => {
      return { user: userView(await register(ctx, input)) }
    }),
  login: procedure
    .meta({ alone: true })
    .input(signInForm)
    .mutation(async ({ ctx, input }) => {
      const { user, isAccountKept } = await signIn(ctx, input)
      return { user: userView(user), isAccountKept }
    }),
  logout: procedure.mutation(({ ctx }) => endOwnSession(ctx)),
  me: clientProcedure.query(({ ctx }) => ({ user: userView(ctx.actor.user) })),

  verifyEmail: procedure
    .meta({ alone: true })
    .input(verifyEmailInput)
    .mutation(async ({ ctx, input }) => {
      return { user: userView(await verifyEmail(ctx, input)) }
    }),
  resendVerification: clientProcedure.mutation(({ ctx }) => resendVerification(ctx, ctx.actor.user)),

  /** Answers the same whether or not there is an account. */
  forgotPassword: procedure
    .input(forgotPasswordForm)
    .mutation(({ ctx, input }) => mailLinkIn(ctx, 'reset-password', input.email)),
  /** As {@link forgotPassword}; the link signs in, whatever limits say. */
  mailSignInLink: procedure
    .input(forgotPasswordForm)
    .mutation(({ ctx, input }) => mailLinkIn(ctx, 'sign-in', input.email)),
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

  /** A page of the browsers that are signed in. */
  sessions: clientProcedure
    .input(pageInput)
    .query(({ ctx, input }) => listSessions(ctx.em, ctx.actor, input)),
  /** Ends one session of the client's own; one that is not theirs is left alone. */
  endSession: clientProcedure.input(endSessionInput).mutation(async ({ ctx, input }) => {
    await ctx.em.nativeDelete(Session, { id: input.id, userId: ctx.actor.user.id })
    if (input.id === ctx.actor.session.id) ctx.browser.forget('session')
  }),
  /** Ends every session of the client, this one too. */
  logoutEverywhere: clientProcedure.mutation(async ({ ctx }) => {
    await endSessions(ctx.em, ctx.actor.user)
    ctx.browser.forget('session')
  }),
})
