import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { storedKey } from '../../../secrets/stored-key.ts'
import { fingerprintOfAct } from './fingerprint.ts'
import { lockedOrder } from './locked-order.ts'
import type { Order } from './order.entity.ts'

/** Input of an act on an order that is done once for each key. */
export interface KeyedInput {
  number: string
  idempotencyKey: string
}

/** Columns by which a row tells the call that wrote it. */
export interface Key {
  idempotencyKey: string
  fingerprint: string
}

interface Once<Row, Result> {
  /** Table with the unique key. */
  table: string
  /** Finds the row that was written under the key. */
  find: (em: Em, idempotencyKey: string) => Promise<Row | null>
  /** The answer to a repeated call. */
  replay: (row: Row) => Result
  write: (em: Em, order: Order, key: Key) => Promise<Result>
}

interface Keyed {
  fingerprint: string | null
}

/**
 * Does an act in one transaction, under the order's lock; a repeated call changes nothing.
 * @throws {DomainError} `orderNotFound`, `moneyKeyReused` if the key was used for another call
 */
export async function onceUnder<Row extends Keyed, Result>(
  em: Em,
  act: string,
  input: KeyedInput,
  { table, find, replay, write }: Once<Row, Result>,
): Promise<Result> {
  const { number } = input
  const idempotencyKey = storedKey(input.idempotencyKey)
  try {
    return await em.fork().transactional(async (tx) => {
      const order = await lockedOrder(tx, number)
      const earlier = await find(tx, idempotencyKey)
      if (wasWritten(earlier, act, input, 'moneyKeyReused')) return replay(earlier)
      return write(tx, order, { idempotencyKey, fingerprint: fingerprintOfAct(act, input) })
    })
  } catch (error) {
    // Another order's concurrent act took the key.
    if (isKeyTaken(error, table)) throw new DomainError('moneyKeyReused')
    throw error
  }
}

/** True for the row of the same call. @throws {DomainError} `reused` for that of another call under its key */
export function wasWritten<Row extends Keyed>(
  earlier: Row | null,
  act: string,
  input: KeyedInput,
  reused: 'moneyKeyReused' | 'messageKeyReused',
): earlier is Row {
  if (earlier && earlier.fingerprint !== fingerprintOfAct(act, input)) throw new DomainError(reused)
  return earlier !== null
}

const isKeyTaken = (error: unknown, table: string) =>
  error instanceof UniqueConstraintViolationException &&
  error.message.includes(`${table}_idempotency_key_unique`)
