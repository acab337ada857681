import { crc32 } from 'node:zlib'

const from = (...base64: string[]) => Buffer.from(base64.join(''), 'base64')

/** Pictures of 12 × 8 pixels as a browser's canvas makes them, without profiles. */
export const pictureFiles = {
  png: from(
    'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAYAAADN5B7xAAAAP0lEQVR4AbyQMQoAMAgDWx/Ssb/pa/ubjv2ITooEHLIoZFC8ECJ3L2Ukg5wA',
    'zvszq/IJoHrAeyOATWEU3+lIBgAA//8VWqTQAAAABklEQVQDACsnJ5mvRYqxAAAAAElFTkSuQmCC',
  ),
  jpg: from(
    '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcH',
    'BwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAIAAwDASIAAhEB',
    'AxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUH/8QAGxABAAAHAAAAAAAAAAAAAAAAABYlMlJlgpL/xAAVAQEBAAAAAAAAAAAAAAAAAAAF',
    'B//EAB4RAAEDBAMAAAAAAAAAAAAAAAEAAhEDEiFhEyJB/9oADAMBAAIRAxEAPwDI5xEuJ0s6qWwAuddGFTKVLju7EyZz5oaX/9k=',
  ),
  webp: from(
    'UklGRngAAABXRUJQVlA4WAoAAAAQAAAACwAABwAAQUxQSBcAAAABDzD/ERGCMNsIof48B7bXOUT0P5JdAgBWUDggOgAAAJABAJ0BKgwACAAB',
    'QCYlqAJ0ugADmAD+8iJfxzPrPByG3YvEU5//Sb3/2gPrwl/2b/+0s/+pZ/mgAAA=',
  ),
  lossless: from('UklGRh4AAABXRUJQVlA4TBEAAAAvC8ABAAdQjW70ov+BiOh/AAA='),
}

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(checked))
  return Buffer.concat([length, checked, sum])
}

/** A segment of a JPEG. */
export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A WebP with one chunk more. */
export function webpWith(webp: Buffer, type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32LE(data.length, 4)
  const whole = Buffer.concat([webp, head, data, Buffer.alloc(data.length % 2)])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

/** The PNG with other sizes in its head. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from(pictureFiles.png.subarray(16, 29))
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    pictureFiles.png.subarray(0, 8),
    pngChunk('IHDR', head),
    pictureFiles.png.subarray(33),
  ])
}
