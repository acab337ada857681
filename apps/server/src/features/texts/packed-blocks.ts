import { gunzipSync, gzipSync } from 'node:zlib'
import type { Block } from './blocks-of.ts'
import { shownBlock } from './shown-block.ts'

/** So many bytes of blocks in JSON are a long text, of some 14,000 words: to work with them would hold everybody up. */
export const longBytes = 200_000

/** So many blocks and runs are long, too: a page takes as much time to render them, however short each is. */
const longNodes = 700

/** Blocks as they are stored: in JSON, which for a long text is compressed by gzip. */
export type StoredBlocks = string | Uint8Array

/**
 * The blocks of a long text, for whoever only passes them on; null for others.
 * @param json the same blocks as JSON
 */
export const packed = (blocks: Block[], json: string): Uint8Array | null =>
  Buffer.byteLength(json) > longBytes || nodesIn(blocks) > longNodes ? gzipSync(json) : null

const nodesIn = (blocks: Block[]) => blocks.reduce((sum, { runs }) => sum + 1 + runs.length, 0)

/** What is shown of a text that somebody writes, as JSON: of a long one its beginning. */
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

/** The blocks of any text. */
export const unpacked = (stored: StoredBlocks): Block[] =>
  JSON.parse(typeof stored === 'string' ? stored : gunzipSync(stored).toString())
