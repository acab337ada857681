import { pageInput } from '@northword/contract/pages'
import { clientProcedure, router } from '../../../doors/trpc.ts'
import { countWork } from './count-work.ts'
import { listProjects, listProjectSummaries } from './list-projects.ts'

export const projectsRouter = router({
  list: clientProcedure
    .meta({ alone: true })
    .input(pageInput)
    .query(({ ctx, input }) => listProjects(ctx.em, ctx.actor, input)),
  /** The same without notes. */
  listSummaries: clientProcedure
    .input(pageInput)
    .query(({ ctx, input }) => listProjectSummaries(ctx.em, ctx.actor, input)),
  countWork: clientProcedure.query(({ ctx }) => countWork(ctx.em, ctx.actor)),
})
