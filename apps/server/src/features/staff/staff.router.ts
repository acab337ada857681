import {
  changeRoleInput,
  chooseMailsInput,
  confirmSecondFactorInput,
  demandSecondFactorInput,
  endMemberInput,
  inviteInput,
  joinInput,
  letPublishInput,
  proveAgainInput,
  setUpInput,
  staffPasswordInput,
  staffSignInInput,
} from '@northword/contract/people/staff'
import {
  invitedAnswer,
  meAnswer,
  memberAnswer,
  roleAnswer,
  staffList,
} from '@northword/contract/people/staff-view'
import { entryProcedure, freshProcedure, rest, router, staffProcedure } from '../../doors/trpc.ts'
import { changeRole, chooseMails, endMember, letPublish } from './members/change-member.ts'
import { changeStaffPassword } from './sign-in/change-staff-password.ts'
import { invite } from './members/invite.ts'
import { comeBack, join } from './members/come-by-link.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  demandSecondFactor,
  endSecondFactor,
  isSecondFactorDemanded,
} from './sign-in/second-factor.ts'
import { setUp } from './members/set-up.ts'
import { staffSessions } from './sign-in/staff-sessions.ts'
import { proveAgain, staffSignIn } from './sign-in/staff-sign-in.ts'
import { listStaff, staffView } from './members/staff-view.ts'

const beforeSecondFactor = true

export const staffRouter = router({
  setUp: entryProcedure
    .meta({ alone: true })
    .input(setUpInput)
    .mutation(async ({ ctx, input }) => ({ member: staffView(await setUp(ctx, input)) })),
  signIn: entryProcedure
    .meta({ alone: true })
    .input(staffSignInInput)
    .mutation(async ({ ctx, input }) => ({ member: staffView(await staffSignIn(ctx, input)) })),
  signOut: entryProcedure.mutation(({ ctx }) => staffSessions.signOut(ctx)),
  join: entryProcedure
    .meta({ alone: true })
    .input(joinInput)
    .mutation(async ({ ctx, input }) => ({ member: staffView(await join(ctx, input)) })),
  /** By the link that an operator made. */
  comeBack: entryProcedure
    .meta({ alone: true })
    .input(joinInput)
    .mutation(async ({ ctx, input }) => ({ member: staffView(await comeBack(ctx, input)) })),

  me: staffProcedure()
    .meta({
      beforeSecondFactor,
      ...rest('GET', '/api/desk/me', 'Who is signed in at the desk.'),
    })
    .output(meAnswer)
    .query(({ ctx: { actor } }) => ({
      member: staffView(actor.member),
      isFresh: actor.isFresh,
      owesSecondFactor: actor.owesSecondFactor,
      mailsWhenAssigned: actor.member.mailsWhenAssigned,
    })),
  /** For procedures guarded by {@link freshProcedure}. */
  proveAgain: staffProcedure()
    .meta({ alone: true, beforeSecondFactor })
    .input(proveAgainInput)
    .mutation(({ ctx, input }) => proveAgain(ctx, input)),
  changePassword: staffProcedure()
    .meta({ alone: true })
    .input(staffPasswordInput)
    .mutation(({ ctx, input }) => changeStaffPassword(ctx, input)),

  chooseMails: staffProcedure()
    .meta(rest('PUT', '/api/desk/me/mails', 'Choose which mails you get.'))
    .input(chooseMailsInput)
    .mutation(({ ctx: { em, actor }, input }) => chooseMails(em, actor, input)),

  beginSecondFactor: freshProcedure()
    .meta({ beforeSecondFactor })
    .mutation(({ ctx }) => beginSecondFactor(ctx)),
  confirmSecondFactor: freshProcedure()
    .meta({ beforeSecondFactor })
    .input(confirmSecondFactorInput)
    .mutation(async ({ ctx, input }) => ({ recoveryCodes: await confirmSecondFactor(ctx, input.code) })),
  endSecondFactor: freshProcedure().mutation(({ ctx }) => endSecondFactor(ctx)),
  demandSecondFactor: freshProcedure('owner')
    .meta(rest('PUT', '/api/desk/second-factor', 'Demand a second factor of everybody, or no longer.'))
    .input(demandSecondFactorInput)
    .mutation(({ ctx, input }) => demandSecondFactor(ctx, input.demanded)),

  list: staffProcedure('owner')
    .meta(rest('GET', '/api/desk/staff', 'Everybody who is or was at the desk.'))
    .output(staffList)
    .query(async ({ ctx }) => ({
      members: await listStaff(ctx),
      secondFactorDemanded: await isSecondFactorDemanded(ctx.em),
    })),
  invite: freshProcedure('owner')
    .meta(
      rest('POST', '/api/desk/staff', 'Invite somebody to the desk.', {
        status: 201,
        refuses: ['memberTaken'],
      }),
    )
    .input(inviteInput)
    .output(invitedAnswer)
    .mutation(async ({ ctx, input }) => {
      const { member, link } = await invite(ctx, input)
      return { member: staffView(member), link, isMailed: await ctx.sendsMail(ctx.em) }
    }),
  changeRole: freshProcedure('owner')
    .meta(
      rest(
        'PUT',
        '/api/desk/staff/:id/role',
        'Give somebody another role. A member who has not joined has to be invited again.',
        { refuses: ['lastOwner', 'memberNotFound'] },
      ),
    )
    .input(changeRoleInput)
    .output(roleAnswer)
    .mutation(async ({ ctx, input }) => {
      const { member, isInvitationEnded } = await changeRole(ctx, input)
      return { member: staffView(member), isInvitationEnded }
    }),
  letPublish: freshProcedure('owner')
    .meta(
      rest('PUT', '/api/desk/staff/:id/publishing', 'Let somebody publish the site, or no longer.', {
        refuses: ['memberNotFound'],
      }),
    )
    .input(letPublishInput)
    .output(memberAnswer)
    .mutation(async ({ ctx, input }) => ({ member: staffView(await letPublish(ctx, input)) })),
  end: freshProcedure('owner')
    .meta(
      rest('DELETE', '/api/desk/staff/:id', 'End somebody’s time at the desk.', {
        refuses: ['lastOwner', 'memberNotFound'],
      }),
    )
    .input(endMemberInput)
    .mutation(({ ctx, input }) => endMember(ctx, input.id)),
})
