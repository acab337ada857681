import { expect, test } from 'vitest'
import { testPage } from '@northword/web/render/test-page'
import { cardWords } from '@northword/web/render/card-words'
import { cardFonts, drawCard } from './draw-card.ts'
import { socialCard } from './social-card.ts'

const mark =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"%3E%3Cpath d="M0 1h9v1H0z"/%3E%3C/svg%3E'
const colours = { paper: '#fff', ink: '#000', pencil: '#555', redPen: '#b00', hairline: '#ddd' }
const ink = { ...colours, underline: mark, caret: mark }
const draw = async (heading: string) =>
  drawCard(socialCard({ ...cardWords(testPage('home', '/')), heading }, ink), await cardFonts())

test('a card is a PNG of the size that networks show, the same every time', async () => {
  const [picture, again] = [await draw('Good writing, priced'), await draw('Good writing, priced')]
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(60_000)
  expect(again.equals(picture)).toBe(true)
  expect(picture.equals(await draw('Bad writing, priced'))).toBe(false)
})

test('a letter that the fonts lack is an error and not a box', async () => {
  await expect(draw('Writing 文')).rejects.toThrow('文')
})
