import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepPictures } from './kept-pictures.ts'

test('a picture is drawn once, and again when its sources or the tools change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nw-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const drawn: string[] = []
  const take = async (tools: string, sources: string) => {
    const kept = await keepPictures(folder, [tools])
    const draw = async () => {
      drawn.push(`${sources} by ${tools}`)
      return Buffer.from(`${sources} by ${tools}`)
    }
    return (await kept.take({ sources }, draw)).toString()
  }
  for (const sources of ['tree', 'house', 'tree'])
    expect(await take('pen', sources)).toBe(`${sources} by pen`)
  expect(await take('brush', 'tree')).toBe('tree by brush')
  expect(drawn).toEqual(['tree by pen', 'house by pen', 'tree by brush'])
})
