import { accountRouter } from './features/auth/account.router.ts'
import { authRouter } from './features/auth/auth.router.ts'
import { inboxRouter } from './features/inbox/inbox.router.ts'
import { newsletterRouter } from './features/newsletter/newsletter.router.ts'
import { ordersRouter } from './features/orders/orders.router.ts'
import { projectsRouter } from './features/orders/projects.router.ts'
import { createCallerFactory, router } from './doors/trpc.ts'

/** Every procedure of the product. */
export const appRouter = router({
  account: accountRouter,
  auth: authRouter,
  contact: inboxRouter,
  newsletter: newsletterRouter,
  orders: ordersRouter,
  projects: projectsRouter,
})
export type AppRouter = typeof appRouter

/** Calls procedures in this process, for the REST door. */
export const createCaller = createCallerFactory(appRouter)
export type CreateCaller = typeof createCaller
export type Caller = ReturnType<CreateCaller>
