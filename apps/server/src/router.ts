import { accountRouter } from './features/auth/account.router.ts'
import { authRouter } from './features/auth/auth.router.ts'
import { contentRouter } from './features/content/content.router.ts'
import { conversationRouter } from './features/conversation/conversation.router.ts'
import { deskRouter } from './features/desk/desk.router.ts'
import { contactRouter } from './features/contact/contact.router.ts'
import { mailServerRouter } from './features/mail/mail-server.router.ts'
import { newsletterRouter } from './features/newsletter/newsletter.router.ts'
import { orderLinksRouter } from './features/order-links/order-links.router.ts'
import { ordersRouter } from './features/orders/orders.router.ts'
import { paymentsRouter } from './features/payments/payments.router.ts'
import { projectsRouter } from './features/orders/find/projects.router.ts'
import { staffRouter } from './features/staff/staff.router.ts'
import { textRouters } from './features/texts/texts.router.ts'
import { tokensRouter } from './features/api-tokens/tokens.router.ts'
import { webhooksRouter } from './features/webhooks/webhooks.router.ts'
import { createCallerFactory, router } from './doors/trpc.ts'

export const appRouter = router({
  account: accountRouter,
  auth: authRouter,
  contact: contactRouter,
  conversation: conversationRouter,
  desk: deskRouter,
  mailServer: mailServerRouter,
  newsletter: newsletterRouter,
  orderLinks: orderLinksRouter,
  orders: ordersRouter,
  payments: paymentsRouter,
  projects: projectsRouter,
  site: contentRouter,
  staff: staffRouter,
  tokens: tokensRouter,
  webhooks: webhooksRouter,
  ...textRouters,
})
export type AppRouter = typeof appRouter

/** Calls procedures within the process, for the REST door. */
export const createCaller = createCallerFactory(appRouter)
export type CreateCaller = typeof createCaller
export type Caller = ReturnType<CreateCaller>
