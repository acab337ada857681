import { createHash } from 'node:crypto'
import { raw } from '@mikro-orm/core'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import type { Checked } from './checked-text.ts'
import { keepPrints } from './overlap.ts'
import { TextVersion } from './text-version.entity.ts'

type Facts = Omit<TextVersion, 'id' | 'at' | 'sha256' | 'markdown' | 'blocks' | 'packed' | 'sheet'>

export async function keepVersion(em: Em, checked: Checked, facts: Facts): Promise<void> {
  const { markdown, blocks, packed, sheet, prints } = checked
  const id = uuid()
  const text = { markdown, blocks: raw('?::json', [blocks]), packed, sheet, sha256: sha256Of(markdown) }
  await em.insert(TextVersion, { id, at: clock.now(), ...facts, ...text })
  await keepPrints(em, id, prints)
}

/** SHA-256 of a text in UTF-8, in hex, as `sha256sum` prints it. */
export const sha256Of = (markdown: string) => createHash('sha256').update(markdown).digest('hex')
