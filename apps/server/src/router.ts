import { ordersRouter } from './features/orders/orders.router.ts'
import { createCallerFactory, router } from './trpc.ts'

/** Every procedure of the product. */
export const appRouter = router({
  orders: ordersRouter,
})
export type AppRouter = typeof appRouter

/** Calls procedures in process: how the REST door reaches them. */
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
