import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { Block } from '../markdown/blocks-of.ts'
import { longBytes, type StoredBlocks } from '../compare/packed-blocks.ts'

interface Named {
  id: string
}

/** Blocks of a version; null if it is long. @throws {DomainError} `textNotFound` */
export async function shortBlocks(em: Em, { id }: Named): Promise<Block[] | null> {
  const isShort = `packed is null and octet_length(blocks::text) <= ${longBytes}`
  const { blocks } = await stored<{ blocks: string | null }>(
    em,
    id,
    `case when ${isShort} then blocks::text end as blocks`,
  )
  return blocks === null ? null : JSON.parse(blocks)
}

/** Blocks of a version as stored, for the worker thread. @throws {DomainError} `textNotFound` */
export async function storedBlocks(em: Em, { id }: Named): Promise<StoredBlocks> {
  const { packed, blocks } = await stored<{ packed: Uint8Array | null; blocks: string }>(
    em,
    id,
    'packed, case when packed is null then blocks::text end as blocks',
  )
  return packed ?? blocks
}

/** @throws {DomainError} `textNotFound` */
export async function storedMarkdown(em: Em, { id }: Named): Promise<string> {
  const { markdown } = await stored<{ markdown: string }>(em, id, 'markdown')
  return markdown
}

async function stored<Row>(em: Em, id: string, columns: string): Promise<Row> {
  const [row] = await em.execute<Row[]>(`select ${columns} from text_versions where id = ?`, [id])
  if (!row) throw new DomainError('textNotFound')
  return row
}
