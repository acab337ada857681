import type { Em } from '../../db/orm.ts'
import type { User } from './user.entity.ts'

/**
 * Stores the hash of a user's password as a parameter of its statement: what MikroORM writes out would
 * stand in Postgres's log wherever a statement fails or is cancelled.
 */
export async function writePasswordHash(em: Em, { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>) {
  const update = em.getKysely<{ users: { id: string; password_hash: string } }>().updateTable('users')
  await update.set({ password_hash: passwordHash }).where('id', '=', id).execute()
}
