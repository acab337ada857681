import { crc32 } from 'node:zlib'
import type { Pixels } from './pixels.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Chunks that draw. Text, EXIF, times, profiles and animations are left out. */
const kept = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND']

/** Null: no whole PNG. Format: https://www.w3.org/TR/png-3/ */
export function cleanPng(bytes: Buffer): Pixels | null {
  if (!bytes.subarray(0, 8).equals(signature)) return null
  const chunks = chunksIn(bytes)
  const header = chunks?.[0]
  if (!chunks || !header || header.type !== 'IHDR' || header.whole.length !== 25) return null
  if (!chunks.some(({ type }) => type === 'IDAT')) return null
  return {
    bytes: Buffer.concat([signature, ...chunks.map(({ whole }) => whole)]),
    width: header.whole.readUInt32BE(8),
    height: header.whole.readUInt32BE(12),
  }
}

interface Chunk {
  type: string
  /** Length, type, data and checksum. */
  whole: Buffer
}

/** Kept chunks up to the end. Null: a checksum is wrong, or a part is needed that is not known. */
function chunksIn(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = signature.length; ;) {
    const length = bytes.readUInt32BE(at)
    const checked = bytes.subarray(at + 4, at + 8 + length)
    if (crc32(checked) !== bytes.readUInt32BE(at + 8 + length)) return null
    const type = checked.toString('latin1', 0, 4)
    const whole = bytes.subarray(at, at + 12 + length)
    at += whole.length
    if (kept.includes(type)) chunks.push({ type, whole })
    // A capital at the beginning: whoever cannot read it cannot draw the picture.
    else if (/^[A-Z]/.test(type)) return null
    if (type === 'IEND') return length === 0 ? chunks : null
  }
}
