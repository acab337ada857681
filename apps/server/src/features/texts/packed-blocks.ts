import { gunzipSync, gzipSync } from 'node:zlib'
import type { Block } from './blocks-of.ts'

/** So many bytes of blocks in JSON are a long text, of some 14,000 words: to work with them would hold everybody up. */
export const longBytes = 200_000

/** Blocks as they are stored: in JSON, which for a long text is compressed by gzip. */
export type StoredBlocks = string | Uint8Array

/** The blocks of a long text, for whoever only passes them on; null for others. */
export function packed(blocks: Block[]): Uint8Array | null {
  const json = JSON.stringify(blocks)
  return Buffer.byteLength(json) > longBytes ? gzipSync(json) : null
}

/** The blocks of any text. */
export const unpacked = (stored: StoredBlocks): Block[] =>
  JSON.parse(typeof stored === 'string' ? stored : gunzipSync(stored).toString())
