import { crc32, deflateSync } from 'node:zlib'
import type { Canvas, CanvasKit } from 'canvaskit-wasm'

interface Size {
  width: number
  height: number
}

/** Draws on a transparent sheet. Pixels. */
export function pngOf(kit: CanvasKit, size: Size, draw: (on: Canvas) => void): Buffer {
  const surface = kit.MakeSurface(size.width, size.height)
  if (!surface) throw new Error('No memory for a picture')
  draw(surface.getCanvas())
  const { ColorType, AlphaType, ColorSpace } = kit
  const format = {
    colorType: ColorType.RGBA_8888,
    alphaType: AlphaType.Unpremul,
    colorSpace: ColorSpace.SRGB,
  }
  const pixels = surface.getCanvas().readPixels(0, 0, { ...size, ...format })
  surface.delete()
  if (!pixels) throw new Error('A picture was not read')
  return encoded(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), size)
}

/** Skia's own encoder takes three times as long for half as many bytes again. https://www.w3.org/TR/png-3/ */
function encoded(pixels: Buffer, { width, height }: Size): Buffer {
  const rows = Buffer.alloc(height * (width * 4 + 1))
  for (let row = 0; row < height; row++)
    pixels.copy(rows, row * (width * 4 + 1) + 1, row * width * 4, (row + 1) * width * 4)
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(rows, { level: 9 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const typed = Buffer.concat([Buffer.from(type), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
