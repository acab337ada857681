import type { AccountView } from '@northword/contract/people/account'
import type { SessionView } from '@northword/contract/people/auth'
import type { Issue } from '@northword/contract/error-answers'
import type { OrderMoney } from '@northword/contract/money/money-view'
import type { OrderDetail, OrderView } from '@northword/contract/orders/orders'
import type { ProjectView, WorkCounts } from '@northword/contract/orders/projects'
import { vi } from 'vitest'
import { adasAccount, detailed, nothingAgreed } from './account-fixtures.ts'
import { refusal } from './fake-api.ts'

/** Answers an input. Throws a {@link Refusal}, or an error of `fetch`. */
type Procedure = (input: never) => unknown

/** Data for procedures that only read. */
interface Held {
  account?: Partial<AccountView>
  orders?: OrderView[]
  projects?: ProjectView[]
  order?: OrderDetail
  sessions?: SessionView[]
  /** Money of the order; absent without a price. */
  money?: Partial<OrderMoney>
  /** Default: derived from the other data. */
  counts?: Partial<WorkCounts>
}

export class Refusal {
  readonly status: number
  readonly message: string
  readonly issues: Issue[] | undefined

  constructor(status: number, message: string, issues?: Issue[]) {
    this.status = status
    this.message = message
    this.issues = issues
  }
}

/** A procedure that refuses whatever it is asked. */
export const refuses =
  (...said: ConstructorParameters<typeof Refusal>) =>
  (): never => {
    throw new Refusal(...said)
  }

/** Stubs `fetch` for a signed-in client; `answer` replaces procedures during the test. */
export function fakeAccount(held: Held = {}, procedures: Record<string, Procedure> = {}) {
  const answers = { ...reading(held), ...procedures }
  const calls: { procedure: string; input: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const procedure = url.pathname.replace(/^\/(trpc\/)?/, '')
    const input = JSON.parse(
      url.searchParams.get('input') ?? (init.body as string | undefined) ?? 'null',
    ) as never
    calls.push({ procedure, input })
    return respond(() => answers[procedure]?.(input))
  })
  return {
    answer: (more: Record<string, Procedure>) => Object.assign(answers, more),
    /** Inputs of a procedure's calls so far. */
    inputsOf: (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input),
  }
}

function reading({
  account,
  orders = [],
  projects = [],
  order,
  sessions = [],
  money,
  counts,
}: Held): Record<string, Procedure> {
  return {
    'account.find': () => ({ ...adasAccount, ...account }),
    'orders.listSummaries': () => ({ orders, next: null }),
    'projects.listSummaries': () => ({ projects, next: null }),
    'projects.countWork': () => ({
      activeProjects: projects.length,
      totalOrders: orders.length,
      completed: 0,
      inProgress: 0,
      ...counts,
    }),
    'orders.find': () => order ?? detailed(),
    'deliveries.list': () => ({ pieces: [] }),
    'reviews.find': () => ({ comments: [], rounds: [] }),
    'reviews.countQuestions': () => ({ texts: [] }),
    'payments.ofOrder': () => ({ ...nothingAgreed, ...money }),
    'conversation.list': () => ({
      next: null,
      messages: [],
      earlier: 0,
      answerBy: null,
      maySayPaid: false,
      saidPaidAt: null,
    }),
    'auth.listSessions': () => ({ sessions, next: null }),
  }
}

async function respond(procedure: () => unknown): Promise<Response> {
  try {
    return Response.json({ result: { data: await procedure() } })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refusal(error.status, error.message, { issues: error.issues })
  }
}
