import { expect, it } from 'vitest'
import { jpegSegment, pictureFiles, pngChunk, pngOf, webpWith } from '../../../testing/test-pictures.ts'
import { cleanPicture } from './clean-picture.ts'

const { png, jpg, webp, lossless } = pictureFiles
const place = Buffer.from('Exif\0\0 GPSLatitude 22.3193')
const after = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

it.each([
  ['PNG', png, 'png'],
  ['JPEG', jpg, 'jpg'],
  ['WebP', webp, 'webp'],
  ['lossless WebP', lossless, 'webp'],
])('a %s as a browser makes it stays as it is, byte for byte', (_, bytes, end) => {
  expect(cleanPicture(bytes)).toEqual({ bytes, end, width: 12, height: 8 })
})

it.each([
  ['a JPEG with EXIF', after(jpg, 2, jpegSegment(0xe1, place)), jpg],
  [
    'a JPEG with XMP and a comment',
    after(jpg, 2, Buffer.concat([0xe1, 0xfe, 0xed].map((marker) => jpegSegment(marker, place)))),
    jpg,
  ],
  [
    'a JPEG with bytes that fill',
    after(jpg, 2, Buffer.concat([jpegSegment(0xe2, place), Buffer.from([0xff, 0xff])])),
    jpg,
  ],
  ['a PNG with EXIF', after(png, 33, pngChunk('eXIf', place)), png],
  [
    'a PNG with texts',
    after(
      png,
      33,
      Buffer.concat(['tEXt', 'iTXt', 'zTXt', 'tIME', 'iCCP', 'acTL'].map((type) => pngChunk(type, place))),
    ),
    png,
  ],
  ['a WebP with EXIF', webpWith(webp, 'EXIF', place), webp],
  ['a WebP with XMP', webpWith(lossless, 'XMP ', place), lossless],
  ['a JPEG that is a page as well', Buffer.concat([jpg, Buffer.from(`<!doctype html>${svg}`)]), jpg],
  ['a PNG that is an archive as well', Buffer.concat([png, Buffer.from('PK\x03\x04')]), png],
  ['a WebP that is a script as well', Buffer.concat([webp, Buffer.from('*/alert(1)')]), webp],
])('%s keeps nothing but its pixels', (_, bytes, clean) => {
  expect(Object(cleanPicture(bytes)).bytes).toEqual(clean)
})

const broken = Buffer.from(png)
broken.writeUInt8(0, 60)

it.each([
  ['an SVG', Buffer.from(svg)],
  ['an SVG in disguise', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)])],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
  ['nothing', Buffer.alloc(0)],
  ['a PNG whose sum is wrong', broken],
  ['a PNG with a part that must be known', after(png, 33, pngChunk('CgBI', place))],
  ['a PNG without pixels', Buffer.concat([png.subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))])],
  ['a JPEG without pixels', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a JPEG with two sizes', after(jpg, 2, jpegSegment(0xc0, Buffer.from([8, 0, 8, 0, 12, 1, 1, 0x11, 0])))],
  ['an animation', webpWith(webp, 'ANMF', Buffer.alloc(16))],
])('%s is refused', (_, bytes) => {
  expect(cleanPicture(bytes)).toMatch(/^Choose a JPEG, PNG or WebP/)
})

it.each(Object.entries(pictureFiles))(
  'no beginning of a %s is taken, and none breaks the server',
  (_, bytes) => {
    for (let end = 0; end < bytes.length; end += 1)
      expect(cleanPicture(bytes.subarray(0, end))).toMatch(/^Choose/)
  },
)

it('a small file with a great many pixels is refused, and one without any', () => {
  expect(cleanPicture(pngOf(60_000, 60_000))).toBe('A picture has at most 4,096 pixels on a side.')
  expect(cleanPicture(pngOf(12, 4_097))).toBe('A picture has at most 4,096 pixels on a side.')
  expect(cleanPicture(pngOf(0, 8))).toBe('This picture has no pixels.')
  expect(Object(cleanPicture(pngOf(4_096, 4_096))).width).toBe(4_096)
})
