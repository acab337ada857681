import type { Answered } from '@northword/contract/site/page-state'
import { adasAccount, detailed, ordered, project } from './account-fixtures.ts'
import { aCertificate, brakes, changes, version } from './text-fixtures.ts'

/** Answers about Ada's account, by procedure. */
export const held: Record<string, unknown> = {
  'account.find': adasAccount,
  'projects.countWork': { activeProjects: 7, totalOrders: 9, completed: 1, inProgress: 2 },
  'projects.listSummaries': { projects: [project({ title: 'Night Trains' })], next: null },
  'orders.listSummaries': {
    orders: ['Secret Launch Page', 'E-Book'].map((name) => ordered({ name })),
    next: null,
  },
  'orders.find': detailed({ number: 'NW-ORD-20260306-0042' }),
  'deliveries.list': { pieces: [brakes] },
  'deliveries.read': version(),
  'deliveries.compare': { changes },
  'reviews.findCertificate': aCertificate(),
  'reviews.find': { comments: [], rounds: [] },
  'reviews.countQuestions': { texts: [{ piece: 1, title: 'Blog Post 1', version: 2, open: 2 }] },
  'auth.listSessions': { sessions: [], next: null },
}

/** Answers as the server does in process; unknown procedures are 404. */
export const answering =
  (answers: Record<string, unknown>) =>
  async (procedure: string): Promise<Answered> => {
    const data = answers[procedure]
    return data ? { data } : { failure: { status: 404, message: 'There is no such order.', issues: [] } }
  }
