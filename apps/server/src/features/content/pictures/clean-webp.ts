import type { Pixels } from './pixels.ts'

interface Chunk {
  type: string
  data: Buffer
}

/** The pixels alone of a still WebP (RFC 9649). Null: no whole one. */
export function cleanWebp(bytes: Buffer): Pixels | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const end = 8 + bytes.readUInt32LE(4)
  if (bytes.length < end) return null
  const chunks = chunksIn(bytes.subarray(12, end))
  if (chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF')) return null
  const found = (wanted: string) => chunks.find(({ type }) => type === wanted)
  const [lossless, lossy, alpha] = [found('VP8L'), found('VP8 '), found('ALPH')]
  if (lossless) return ofLossless(lossless)
  return lossy ? ofLossy(lossy, alpha) : null
}

function chunksIn(body: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 0; at < body.length;) {
    const length = body.readUInt32LE(at + 4)
    const data = body.subarray(at + 8, at + 8 + length)
    if (data.length < length) throw new RangeError('The chunk has no end')
    chunks.push({ type: body.toString('latin1', at, at + 4), data })
    at += 8 + length + (length % 2)
  }
  return chunks
}

function ofLossless(chunk: Chunk): Pixels | null {
  if (chunk.data.readUInt8(0) !== 0x2f) return null
  const bits = chunk.data.readUInt32LE(1)
  return { bytes: written([chunk]), width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function ofLossy(chunk: Chunk, alpha: Chunk | undefined): Pixels | null {
  const { data } = chunk
  const isKeyFrame = (data.readUInt8(0) & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a
  if (!isKeyFrame) return null
  const [width, height] = [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff]
  if (width === 0 || height === 0) return null
  return { bytes: written(alpha ? [canvasOf(width, height), alpha, chunk] : [chunk]), width, height }
}

/** Head of a picture with transparency, and nothing else. */
function canvasOf(width: number, height: number): Chunk {
  const data = Buffer.alloc(10)
  data.writeUInt8(0x10, 0)
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return { type: 'VP8X', data }
}

function written(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.map(({ type, data }) => {
    const head = Buffer.alloc(8)
    head.write(type, 0, 'latin1')
    head.writeUInt32LE(data.length, 4)
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
  })
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts])
  const riff = Buffer.alloc(8)
  riff.write('RIFF', 0, 'latin1')
  riff.writeUInt32LE(body.length, 4)
  return Buffer.concat([riff, body])
}
