import { mailServerTest, mailServerView, saveMailServerInput } from '@northword/contract/desk/mail-server'
import { freshProcedure, router, staffProcedure } from '../../doors/trpc.ts'
import { mailServerViewOf } from './server/mail-server-view.ts'
import { removeMailServer, saveMailServer } from './server/change-mail-server.ts'
import { testMailServer } from './server/test-mail-server.ts'

/** No program changes by which server mails leave. */
const owner = staffProcedure('owner')

export const mailServerRouter = router({
  find: owner.output(mailServerView).query(({ ctx }) => mailServerViewOf(ctx)),
  save: freshProcedure('owner')
    .meta({ alone: true })
    .input(saveMailServerInput)
    .output(mailServerView)
    .mutation(async ({ ctx, input }) => {
      await saveMailServer(ctx, input)
      return mailServerViewOf(ctx)
    }),
  remove: freshProcedure('owner')
    .meta({ alone: true })
    .output(mailServerView)
    .mutation(async ({ ctx }) => {
      await removeMailServer(ctx)
      return mailServerViewOf(ctx)
    }),
  test: owner.output(mailServerTest).mutation(({ ctx }) => testMailServer(ctx)),
})
