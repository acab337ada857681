import { randomUUID } from 'node:crypto'

/** The rules of a client with whom nothing is agreed. */
export const noVoice = { use: [], avoid: [], spelling: null, person: null, links: [] }

/** What every procedure about an order takes, and more: each reads its own fields, and these are right for all. */
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
