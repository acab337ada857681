import type { Em } from '../../db/orm.ts'
import type { User } from '../people/user.entity.ts'

export async function eraseVoices(em: Em, { id }: User): Promise<void> {
  await em.execute(
    'delete from client_voices where user_id = ? or order_id in (select id from orders where user_id = ?)',
    [id, id],
  )
}
