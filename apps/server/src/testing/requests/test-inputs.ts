import { randomUUID } from 'node:crypto'

export const noVoice = { use: [], avoid: [], spelling: null, person: null, links: [] }

/** Valid input of a visitor for orders, cancellations and messages. */
export const visitorsInput = { sku: 'PS-070', fullName: 'Ada', phone: '1', message: 'Hello', by: 'Ada' }

/** Valid input for every procedure about an order. Each reads its own fields. */
export const rightFor = (number: string) => ({
  number,
  version: 0,
  id: randomUUID(),
  ids: [randomUUID()],
  name: `View of ${number}`,
  query: {},
  text: 'Hello',
  outcome: 'reached',
  to: 'Cancelled',
  until: new Date(Date.now() + 3_600_000).toISOString(),
  cents: 100,
  receivedOn: '2026-11-20',
  sentOn: '2026-11-20',
  method: 'card',
  way: 'bank-transfer',
  terms: 'net30',
  reason: 'Because',
  email: `${randomUUID()}@mail.example`,
  seen: randomUUID(),
  entryId: randomUUID(),
  passage: null,
  kind: 'done',
  piece: 1,
  from: 1,
  revision: 0,
  format: 'markdown',
  note: 'A note',
  ...noVoice,
  report: { kind: 'none', reason: 'Because' },
  base64: Buffer.from('%PDF-1.7').toString('base64'),
  idempotencyKey: randomUUID(),
})
