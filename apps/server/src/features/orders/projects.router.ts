import { clientProcedure, router } from '../../trpc.ts'
import { listProjects } from './list-projects.ts'

export const projectsRouter = router({
  /** The client's own projects, the latest first. */
  mine: clientProcedure.query(async ({ ctx }) => ({ projects: await listProjects(ctx.em, ctx.user) })),
})
