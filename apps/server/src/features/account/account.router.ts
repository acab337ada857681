import { deleteAccountInput, profileForm } from '@northword/contract/account'
import { clientProcedure, router } from '../../trpc.ts'
import { accountView } from './account-view.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { updateProfile } from './update-profile.ts'

export const accountRouter = router({
  get: clientProcedure.query(({ ctx }) => accountView(ctx.user)),
  update: clientProcedure.input(profileForm).mutation(({ ctx, input }) => updateProfile(ctx, input)),
  /** The client’s data, as one JSON object. */
  data: clientProcedure.query(({ ctx }) => exportData(ctx.em, ctx)),
  /** Signs the client out everywhere; after the grace period the account is erased. */
  delete: clientProcedure
    .input(deleteAccountInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input.password)),
})
