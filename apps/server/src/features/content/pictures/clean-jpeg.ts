import type { Pixels } from './pixels.ts'

/* Markers of a JPEG (ITU-T T.81, table B.1), without their first byte, which is 0xff. */
const start = 0xd8
const end = 0xd9
const scan = 0xda
/** Baseline, extended and progressive, with Huffman codes: others are drawn by no browser. */
const frames = [0xc0, 0xc1, 0xc2]
const otherFrames = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
/** Tables, and the interval of restarts. */
const tables = [0xdb, 0xc4, 0xdd]
/** Adobe's note on how colors are coded. */
const adobe = 0xee

/** Null: no whole JPEG. EXIF, XMP, profiles, thumbnails and comments are left out. */
export function cleanJpeg(bytes: Buffer): Pixels | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff00 + start) return null
  const kept = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    // Bytes of 0xff may fill the room before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === end) return size && kept.length > 2 ? { bytes: joined(kept), ...size } : null
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2 || otherFrames.includes(marker)) return null
    const next = marker === scan ? endOfScan(bytes, at + 2 + length) : at + 2 + length
    const whole = bytes.subarray(at, next)
    if (frames.includes(marker)) {
      if (size) return null
      size = { height: whole.readUInt16BE(5), width: whole.readUInt16BE(7) }
    }
    if (marker === scan && !size) return null
    if (draws(marker, whole)) kept.push(whole)
    at = next
  }
}

const joined = (parts: Buffer[]) => Buffer.concat([...parts, Buffer.from([0xff, end])])

const draws = (marker: number, whole: Buffer) =>
  marker === scan ||
  frames.includes(marker) ||
  tables.includes(marker) ||
  (marker === adobe && whole.length === 16 && whole.toString('latin1', 4, 9) === 'Adobe')

/** Position of the marker after a scan's coded pixels, in which 0xff is followed by 0 or a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    const isCoded = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isCoded) return at
  }
  throw new RangeError('The scan has no end')
}
