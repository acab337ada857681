import { afterAll, describe, expect, it } from 'vitest'
import { normalPriority } from '../../testing/test-app.ts'
import { createTextWork } from './text-work.ts'

const asker = { network: '192.0.2.1' }
const typed = (text: string) => ({ text, format: 'markdown' as const, voice: null })
const tangles = {
  'thousands of quotations in each other': '>'.repeat(20_000),
  'lists in each other': Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join(
    '\n',
  ),
  'runs of backticks of every length': Array.from({ length: 1_400 }, (_, length) => '`'.repeat(length)).join(
    ' ',
  ),
  'brackets that nothing closes': '['.repeat(2 ** 20),
}

describe('Work on texts', () => {
  const work = createTextWork({ limits: { readMs: 8_000, compareMs: 60 }, priority: normalPriority })
  const hasty = createTextWork({ limits: { readMs: 500, compareMs: 60 }, priority: normalPriority })
  afterAll(() => Promise.all([work.close(), hasty.close()]))

  it('reads a text', async () => {
    const { blocks, sheet } = await work.read(asker, typed('# Brakes\n\nThey squeal.'))
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Brakes'],
      ['paragraph', 'They squeal.'],
    ])
    expect(sheet.words).toBe(3)
  })

  it.each(Object.entries(tangles))('refuses %s, holds nobody up, and goes on', async (_name, text) => {
    // Were it read here, nothing else would have a turn.
    let turns = 0
    const counting = setInterval(() => (turns += 1), 5)
    await expect(hasty.read(asker, typed(text))).rejects.toMatchObject({ code: 'textTooTangled' })
    clearInterval(counting)
    expect(turns).toBeGreaterThan(10)
    expect((await hasty.read(asker, typed('Next.'))).sheet.words).toBe(1)
  })

  it('reads a word of 1 MiB, which nobody wrote', { tags: ['thorough'] }, async () => {
    expect((await work.read(asker, typed('x'.repeat(2 ** 20)))).sheet).toMatchObject({ words: 1 })
  })

  it('compares paragraphs where words would take too long', async () => {
    const words = (seed: number) =>
      Array.from({ length: 20_000 }, (_, at) => `w${(at * seed) % 7_919}`).join(' ')
    const [{ blocks: before }, { blocks: after }] = [
      await work.read(asker, typed(words(31))),
      await work.read(asker, typed(words(37))),
    ]
    expect((await work.compare(asker, before, after)).every(({ change }) => change !== 'edited')).toBe(true)
  })

  it('lets nobody fill the queue alone', async () => {
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => work.read(asker, typed('One.'))))
    const refused = all.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every((one) => 'reason' in one && one.reason.code === 'busy')).toBe(true)
    expect((await work.read({ network: '192.0.2.2' }, typed('One.'))).sheet.words).toBe(1)
  })
})
