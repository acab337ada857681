import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Drawing, openDrawing } from '@northword/web/card-drawing'
import { copyDrawingFiles } from '../cards/drawing-files.ts'
import { drawIcons } from './draw-icons.ts'

const folder = mkdtempSync(join(tmpdir(), 'nw-icons-'))
let drawing: Drawing
beforeAll(async () => {
  await copyDrawingFiles(folder)
  drawing = await openDrawing(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#b00"/></svg>'
const sideOf = (png: Buffer | undefined) => png?.readUInt32BE(16)

test('the icons have the sizes that their names say', () => {
  const icons = drawIcons(drawing.kit, svg, '#000000')
  expect(sideOf(icons['icon-192.png'])).toBe(192)
  expect(sideOf(icons['icon-512.png'])).toBe(512)
  expect(sideOf(icons['icon-maskable-512.png'])).toBe(512)
  expect(sideOf(icons['apple-touch-icon.png'])).toBe(180)
})

test('the icon of old browsers holds three pictures, each where the head says', () => {
  const ico = drawIcons(drawing.kit, svg, '#000000')['favicon.ico'] ?? Buffer.alloc(0)
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  const sizes = [0, 1, 2].map((index) => {
    const entry = ico.subarray(6 + index * 16)
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    return [entry.readUInt8(0), sideOf(ico.subarray(offset, offset + length))]
  })
  expect(sizes).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ])
})

test('an icon of what cannot be drawn is an error', () => {
  const circle = svg.replace('<rect', '<circle')
  expect(() => drawIcons(drawing.kit, circle, '#000000')).toThrow('circle')
})
