import type { Em } from '../../../db/orm.ts'
import { tooManyTries } from '../../../errors/domain-error.ts'
import { hashOfSecret } from '../../../secrets/secrets.ts'

/** Guesses at one password allowed within 15 minutes. */
const most = 10

/** SQL interval during which a guess counts. */
const life = `interval '15 minutes'`

/** Counts password guesses for 15 minutes, for all instances. A key is an account, or account and known browser. */
export interface Guesses {
  /**
   * Counts a guess before the password is checked. A refused guess does not count.
   * @returns a function that takes the guess back
   * @throws {DomainError} `tooManyTries`, with the time until the oldest guess expires
   */
  count: (em: Em, key: string) => Promise<() => Promise<void>>
  forget: (em: Em, key: string) => Promise<void>
}

/** @param factor multiplies the limit, for benchmarks */
export function createGuesses(factor: number): Guesses {
  const limit = Math.max(1, Math.round(most * factor))
  return {
    async count(em, key) {
      const hash = hashOfSecret(key)
      const [counted] = await em.execute<{ at: string }[]>(countOne, [hash, limit])
      if (!counted) throw tooManyTries(await msUntilRoom(em, hash))
      return async () => void (await em.execute(takeBack, [counted.at, hash]))
    },
    forget: async (em, key) =>
      void (await em.execute('delete from sign_in_guesses where key = ?', [hashOfSecret(key)])),
  }
}

export async function forgetOldGuesses(em: Em, now: Date): Promise<void> {
  await em.execute(
    `delete from sign_in_guesses where not (? < any (select each + ${life} from unnest(at) each))`,
    [now],
  )
}

/**
 * One statement: its conflict locks the key's row, so concurrent guesses cannot exceed the limit. Times in a row are
 * distinct, so that each guess can be taken back by itself.
 */
const countOne = `
  insert into sign_in_guesses as kept (key, at) values (?, array[clock_timestamp()])
    on conflict (key) do update
      set at = array(select each from unnest(kept.at) each where each + ${life} > clock_timestamp() order by each)
        || greatest(clock_timestamp(), kept.at[cardinality(kept.at)] + interval '1 microsecond')
      where (select count(*) from unnest(kept.at) each where each + ${life} > clock_timestamp()) < ?
    returning at[cardinality(at)]::text as at`

const takeBack = `update sign_in_guesses set at = array_remove(at, ?::timestamptz) where key = ?`

/** 0 if the guesses were deleted meanwhile. */
async function msUntilRoom(em: Em, hash: string): Promise<number> {
  const [left] = await em.execute<{ ms: string | null }[]>(
    `select extract(epoch from min(each) + ${life} - clock_timestamp()) * 1000 as ms
      from sign_in_guesses, unnest(at) each where key = ? and each + ${life} > clock_timestamp()`,
    [hash],
  )
  return Number(left?.ms ?? 0)
}
