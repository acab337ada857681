import { gunzipSync, gzipSync } from 'node:zlib'
import type { Block } from '../markdown/blocks-of.ts'
import { shownBlock } from './shown-block.ts'

/** Bytes of JSON above which a text is long, some 14,000 words. Working with longer ones would block the server. */
export const longBytes = 200_000

/** Blocks and runs above which a text is long, too: rendering takes time for each, however short. */
const longNodes = 700

/** Blocks as JSON; long ones compressed by gzip. */
export type StoredBlocks = string | Uint8Array

/** Compressed blocks of a long text; null for others. @param json the same blocks as JSON */
export const packed = (blocks: Block[], json: string): Uint8Array | null =>
  Buffer.byteLength(json) > longBytes || nodesIn(blocks) > longNodes ? gzipSync(json) : null

const nodesIn = (blocks: Block[]) => blocks.reduce((sum, { runs }) => sum + 1 + runs.length, 0)

/** Blocks for a preview as JSON. Cuts a long text. */
export function shownBeginning(blocks: Block[]): { json: string; isCut: boolean } {
  const shown: string[] = []
  let [bytes, nodes] = [0, 0]
  for (const block of blocks) {
    const json = JSON.stringify(shownBlock(block))
    bytes += Buffer.byteLength(json)
    nodes += nodesIn([block])
    if (shown.length > 0 && (bytes > longBytes || nodes > longNodes)) break
    shown.push(json)
  }
  return { json: `[${shown.join()}]`, isCut: shown.length < blocks.length }
}

export const unpacked = (stored: StoredBlocks): Block[] =>
  JSON.parse(typeof stored === 'string' ? stored : gunzipSync(stored).toString())
