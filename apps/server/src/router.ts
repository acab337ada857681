import { accountRouter } from './features/account/account.router.ts'
import { authRouter } from './features/auth/auth.router.ts'
import { contactRouter } from './features/contact/contact.router.ts'
import { newsletterRouter } from './features/newsletter/newsletter.router.ts'
import { ordersRouter } from './features/orders/orders.router.ts'
import { projectsRouter } from './features/orders/projects.router.ts'
import { createCallerFactory, router } from './trpc.ts'

/** Every procedure of the product. */
export const appRouter = router({
  account: accountRouter,
  auth: authRouter,
  contact: contactRouter,
  newsletter: newsletterRouter,
  orders: ordersRouter,
  projects: projectsRouter,
})
export type AppRouter = typeof appRouter

/** Calls procedures in process: how the REST door reaches them. */
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
