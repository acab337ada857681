import type { DeskCase } from '@northword/contract/desk/desk'
import type { Issue } from '@northword/contract/error-answers'
import type { MoneyView } from '@northword/contract/money/money-view'
import { orderForm } from '@northword/contract/orders/orders'
import type { MailRow } from '@northword/contract/desk/desk-mails'
import type { OrderRow } from '@northword/contract/desk/desk-orders'
import type { Duty } from '@northword/contract/desk/desk-queue'
import type { StaffListing, StaffView } from '@northword/contract/people/staff-view'
import type { VoiceView } from '@northword/contract/texts/voice'
import { type ApiAnswer, fakeApi, refusal, returns } from './fake-api.ts'

export const olive: StaffView = {
  id: '0199a000-0000-7000-8000-000000000001',
  name: 'Olive Owner',
  email: 'olive@desk.example',
  role: 'owner',
  mayPublish: true,
  hasSecondFactor: false,
}

/** An invited member. */
export const will: StaffListing = {
  id: '0199a000-0000-7000-8000-000000000002',
  name: 'Will Writer',
  email: 'will@desk.example',
  role: 'writer',
  mayPublish: false,
  hasSecondFactor: false,
  state: 'active',
  createdAt: '2026-03-02T10:00:00.000Z',
}

/** A writer who may publish. */
export const edith: StaffListing = {
  ...will,
  id: '0199a000-0000-7000-8000-000000000003',
  name: 'Edith Editor',
  email: 'edith@desk.example',
  mayPublish: true,
}

export const noDuties = returns({ duties: [], next: null })

const dutyOf = (at: number, title: string): Duty => ({
  kind: 'contact',
  id: `0199a000-0000-7000-8000-00000000001${at}`,
  number: `NW-ORD-20260302-000${at}`,
  title,
  clientName: 'Ada Lovelace',
  status: 'Pending Contact',
  dueAt: '2026-03-03T10:00:00.000Z',
  isUrgent: false,
  isDetached: false,
  version: 0,
  claimedBy: null,
  claimedAt: null,
  laterUntil: null,
})

/** Two orders whose clients wait for a first contact. */
export const duties: readonly [Duty, Duty] = [dutyOf(1, 'Blog Post'), dutyOf(2, 'White Paper')]

/** A new order at the desk. */
export const aCase: DeskCase = {
  order: {
    number: 'NW-ORD-20260302-0001',
    sku: 'PS-025',
    name: 'Blog Post',
    priceCents: 2_499,
    ...orderForm.parse({
      fullName: 'Ada Lovelace',
      email: 'ada@analytical.example',
      phone: '+44 20 0000 0000',
      note: 'Notes on the engine, please.',
    }),
    status: 'Pending Contact',
    guest: true,
    createdAt: '2026-03-02T10:00:00.000Z',
    contactBy: '2026-03-03T10:00:00.000Z',
  },
  sold: null,
  reference: null,
  quotedPriceCents: null,
  dueAt: '2026-03-03T10:00:00.000Z',
  deliverBy: null,
  sentOutside: null,
  claimedBy: null,
  claimedAt: null,
  writtenBy: null,
  writtenAt: null,
  laterUntil: null,
  writerLaterUntil: null,
  version: 0,
  mayBegin: false,
  moves: ['Cancelled'],
  timeline: [],
}

/** Row of a mail that has left. */
export const aMail: MailRow = {
  id: '0199a000-0000-7000-8000-0000000000b1',
  kind: 'order-confirmation',
  to: 'ada@analytical.example',
  subject: 'We have your order',
  createdAt: '2026-03-02T10:00:00.000Z',
  sentAt: null,
  status: 'sent',
  answer: '250 OK',
  isOpen: true,
  heldMs: 0,
}

/** Row of the case in the list of orders. */
export const anOrder = {
  id: '0199a000-0000-7000-8000-000000000021',
  number: aCase.order.number,
  title: aCase.order.name,
  clientName: 'Ada Lovelace',
  email: 'ada@analytical.example',
  phone: '+44 20 0000 0000',
  status: 'Pending Contact',
  createdAt: aCase.order.createdAt,
  dueAt: aCase.dueAt,
  claimedBy: null,
  claimedAt: null,
  writtenBy: null,
  writtenAt: null,
} satisfies OrderRow

/** The voice of a client who has agreed none. */
export const noVoice: VoiceView = {
  use: [],
  avoid: [],
  spelling: null,
  person: null,
  links: [],
  note: '',
  isOfAccount: true,
  revision: 0,
  savedAt: null,
  savedBy: null,
}

/** Money of an order without a charge. */
export const uncharged: MoneyView = {
  entries: [],
  documents: [],
  chargedCents: 0,
  paidCents: 0,
  refundedCents: 0,
  keptCents: 0,
  owedCents: 0,
  refundDueCents: 0,
  terms: 'prepaid',
  clientTerms: null,
  ways: ['link', 'bank-transfer', 'paypal'],
  request: null,
  askBy: null,
  refundDueAt: null,
  beforeStop: { status: 'Pending Contact', chargedCents: 0 },
}

export const noMoney = returns(uncharged)

/** Empty answers for side queries of pages. */
const quiet = {
  'voices.find': returns(noVoice),
  'desk.visitCase': returns({ colleagues: [] }),
  'desk.countByTerms': returns({ counts: [] }),
}

/** A procedure's error in tRPC's envelope. */
export const fails = (status: number, message: string, issues?: Issue[]) => () =>
  refusal(status, message, { issues })

/** Stubs the server for a signed-in member; `answers` by procedure, those of `staff` without the prefix. */
export function fakeDesk(member: StaffView | null, answers: Parameters<typeof fakeApi>[0] = {}) {
  const me = member
    ? returns({ member, isFresh: true, owesSecondFactor: false, mailsWhenAssigned: true })
    : fails(401, 'Please sign in.')
  const byUrl = Object.entries({ me, ...quiet, ...answers }).map(([name, answer]) => [urlOf(name), answer])
  const server = fakeApi(Object.fromEntries(byUrl))
  const inputsOf = (name: string) =>
    server.received.filter(({ url }) => url === urlOf(name)).map(({ input }) => input)
  const answer = (name: string, next: ApiAnswer) => {
    server.answers[urlOf(name)] = next
  }
  return { inputsOf, answer }
}

const urlOf = (procedure: string) => `/trpc/${procedure.includes('.') ? '' : 'staff.'}${procedure}`
