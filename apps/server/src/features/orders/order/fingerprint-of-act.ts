import { createHash } from 'node:crypto'

export interface KeyedInput {
  number: string
  idempotencyKey: string
}

/** SHA-256 of an act and its input, independent of the order of fields. */
export function fingerprintOfAct(kind: string, input: KeyedInput): string {
  const fields = Object.entries(input)
    .filter(([name]) => name !== 'idempotencyKey')
    .toSorted(([one], [other]) => one.localeCompare(other))
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('hex')
}
