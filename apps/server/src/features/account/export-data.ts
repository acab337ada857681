import type { Em } from '../../db/orm.ts'
import { listSessions } from '../auth/list-sessions.ts'
import type { SignedIn } from '../auth/signed-in.ts'
import { ContactMessage } from '../contact/contact-message.entity.ts'
import { Subscriber } from '../newsletter/subscriber.entity.ts'
import { listProjects } from '../orders/list-projects.ts'
import { listOrderDetails } from '../orders/own-orders.ts'
import { accountView } from './account-view.ts'

/**
 * A client’s data; of the mails to them, which they have, no copy is in it. Messages and the newsletter are
 * told apart by their address alone, so they are part of it only where the address was proven to be the client's.
 */
export async function exportData(em: Em, signedIn: SignedIn) {
  const { user } = signedIn
  return {
    exportedAt: new Date().toISOString(),
    account: accountView(user),
    sessions: await listSessions(em, signedIn),
    orders: await listOrderDetails(em, user),
    projects: await listProjects(em, user),
    messages: user.emailVerifiedAt ? await messagesFrom(em, user.emailKey) : [],
    newsletter: user.emailVerifiedAt ? await subscriptionOf(em, user.emailKey) : null,
  }
}

async function messagesFrom(em: Em, emailKey: string) {
  const messages = await em.find(ContactMessage, { emailKey }, { orderBy: { createdAt: 'asc' } })
  return messages.map(({ name, email, message, createdAt }) => ({
    name,
    email,
    message,
    createdAt: createdAt.toISOString(),
  }))
}

async function subscriptionOf(em: Em, emailKey: string) {
  const subscriber = await em.findOne(Subscriber, { emailKey })
  if (!subscriber) return null
  const { email, createdAt, confirmedAt } = subscriber
  return { email, createdAt: createdAt.toISOString(), confirmedAt: confirmedAt?.toISOString() ?? null }
}
