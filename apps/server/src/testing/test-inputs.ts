import { randomUUID } from 'node:crypto'

/** What every procedure about an order takes, and more: each reads its own fields, and these are right for all. */
export const rightFor = (number: string) => ({
  number,
  version: 0,
  id: randomUUID(),
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
  idempotencyKey: randomUUID(),
})
