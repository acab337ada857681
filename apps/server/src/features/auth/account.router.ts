import { deleteAccountInput, profileForm } from '@northword/contract/people/account'
import { clientProcedure, router } from '../../doors/trpc.ts'
import { accountView } from '../people/user-view.ts'
import { deleteAccount } from './delete-account.ts'
import { updateProfile } from '../people/update-profile.ts'

export const accountRouter = router({
  find: clientProcedure.query(({ ctx }) => accountView(ctx.actor.user)),
  updateProfile: clientProcedure.input(profileForm).mutation(({ ctx, input }) => updateProfile(ctx, input)),
  /** Signs the client out everywhere. The account is erased after the grace period. */
  deleteAccount: clientProcedure
    .meta({ alone: true })
    .input(deleteAccountInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input.password)),
})
