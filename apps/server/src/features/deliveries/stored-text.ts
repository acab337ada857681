import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Block } from '../texts/blocks-of.ts'

/** Names a version. */
interface Named {
  id: string
}

/** So many bytes of blocks in JSON are a long text, of some 14,000 words: to work with them as objects would hold everybody up. */
const longBytes = 200_000

/**
 * The blocks of a version; null where it is long.
 * @throws {DomainError} `textNotFound`
 */
export async function shortBlocks(em: Em, { id }: Named): Promise<Block[] | null> {
  const blocks = await storedIn(
    em,
    id,
    `case when octet_length(blocks::text) <= ${longBytes} then blocks::text end`,
  )
  return blocks === null ? null : JSON.parse(blocks)
}

/**
 * The file or the blocks of a version as they are stored: its blocks stay JSON.
 * @throws {DomainError} `textNotFound`
 */
export async function storedText(em: Em, { id }: Named, what: 'markdown' | 'blocks'): Promise<string> {
  return (await storedIn(em, id, `${what}::text`)) ?? ''
}

async function storedIn(em: Em, id: string, what: string): Promise<string | null> {
  const sql = `select ${what} as text from text_versions where id = ?`
  const [stored] = await em.execute<{ text: string | null }[]>(sql, [id])
  if (!stored) throw new DomainError('textNotFound')
  return stored.text
}
