import { firstOf } from '@northword/rig/first-of'
import { afterAll, describe, expect, it } from 'vitest'
import { textsWaitSeconds } from '../../../errors/texts-waiting.ts'
import { normalPriority } from '../../../testing/test-app.ts'
import type { Block } from '../markdown/blocks-of.ts'
import type { ShownBlock } from '@northword/contract/texts/text-views'
import { createTextWork } from './text-work.ts'

const asker = { kind: 'staff', network: '192.0.2.1' } as const
const client = { kind: 'guest', network: '192.0.2.1' } as const
const blocksIn = (json: string): Block[] => JSON.parse(json)
const typed = (text: string) => ({ text, format: 'markdown' as const, voice: null })
/** Texts that take far longer to parse than others as long, refused unparsed. First one of each kind. */
const tangles: Record<string, (times: number) => string> = {
  'quotations in each other': (times) => '>'.repeat(times),
  'marks that close nothing': (times) => 'a` `b* '.repeat(times),
  brackets: (times) => '[a] '.repeat(times),
  'links whose addresses do not end': (times) => '[a](<\\<'.repeat(times),
  declarations: (times) => 'x<!A'.repeat(times),
  'quotations and lists in each other': (times) => '>- '.repeat(times),
  'numbered lists in each other': (times) => '1. '.repeat(times),
  'lists in each other, a line each': (times) =>
    Array.from({ length: times }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
  'headings that are underlined': (times) => 'a\n=\n'.repeat(times),
  'lines of a quotation': (times) => '>a\n'.repeat(times),
  'ampersands in an address': (times) => `http://a.b/${'&a;'.repeat(times)}`,
  'marks that open and close': (times) => 'a*'.repeat(times),
  'double marks that open and close': (times) => 'a**'.repeat(times),
  'marks between signs that are no letters': (times) => '\u200B*\u200B_'.repeat(times),
  'marks in a word of Chinese': (times) => '漢**字'.repeat(times),
  'marks in each other': (times) => `${'*a **b '.repeat(times)}${'c** d* '.repeat(times)}`,
  'strikings that close nothing': (times) => '~~a~~~ '.repeat(times),
  'brackets in each other': (times) => `${'['.repeat(times)}${']'.repeat(times)}`,
  'brackets behind a link': (times) => `[x](y)${'[a]'.repeat(times)}`,
  'brackets that open nothing': (times) => 'a]'.repeat(times),
  'marks and links behind a link': (times) => `[${'*a* '.repeat(times)}](b)${' [x][y]'.repeat(times)}`,
  'links whose titles do not end': (times) => '[a](b "\\" '.repeat(times),
  'pictures in each other': (times) => `${'!['.repeat(times)}${'](b)'.repeat(times)}`,
  instructions: (times) => 'x<?'.repeat(times),
  'comments of HTML': (times) => 'x<!--'.repeat(times),
  'sections of XML': (times) => 'x<![CDATA['.repeat(times),
  'backticks, each behind one that means nothing': (times) => '\\`` '.repeat(times),
  'runs of backticks of every length': (times) =>
    Array.from({ length: Math.min(times, 700) }, (_, length) => '`'.repeat(length)).join(' '),
}
/** Texts with some 50,000 parts, the limit. */
const longest: Record<string, (word: string) => string> = {
  marks: (word) => `*${word}* b **c**\n\n`.repeat(12_490),
  links: (word) => `[${word}](https://e.example/x) b\n\n`.repeat(16_600),
  addresses: (word) => `${word}@b.c\n\n`.repeat(24_990),
  paragraphs: (word) => `${word}\n\n`.repeat(24_990),
  lines: (word) => `\`\`\`\n${`${word}\n\n`.repeat(24_990)}\`\`\``,
}
/** Only the time limit catches these. */
const slow = {
  'items of a list by the thousand': '- a\n\n'.repeat(50_000),
  'brackets that nothing closes': '['.repeat(2 ** 20),
}

describe('Work on texts', () => {
  const work = createTextWork({ limits: { readMs: 8_000, compareMs: 60 }, priority: normalPriority })
  const hasty = createTextWork({
    limits: { readMs: 500, pastedMs: 200, compareMs: 60 },
    priority: normalPriority,
  })
  afterAll(() => Promise.all([work.close(), hasty.close()]))

  it('reads a text', async () => {
    const { blocks, sheet } = await work.read(asker, typed('# Brakes\n\nThey squeal.'))
    expect(blocksIn(blocks).map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Brakes'],
      ['paragraph', 'They squeal.'],
    ])
    expect(sheet.words).toBe(3)
  })

  const long: [kind: string, text: string, count: number, isCut: boolean][] = [
    ['short', 'One paragraph.', 1, false],
    ['of many blocks', '- item\n'.repeat(1_000), 1_000, true],
    ['of many runs', '*a* b '.repeat(1_000), 1, false],
    ['of many runs in many blocks', '*a* b **c**\n\n'.repeat(500), 500, true],
    ['of many bytes', 'Words in a long paragraph. '.repeat(40).concat('\n\n').repeat(300), 300, true],
  ]
  firstOf(long, 4)(
    'passes a text on as it is, and shows the beginning of a long one: %s',
    async (_kind, text, count, isCut) => {
      const { isEmpty, packed, shown: beginning, blocks } = await work.read(asker, typed(text))
      const shown: ShownBlock[] = JSON.parse(beginning.json)
      expect(blocksIn(blocks)).toHaveLength(count)
      expect(isEmpty).toBe(false)
      expect(beginning.isCut).toBe(isCut)
      if (!isCut) return expect(shown).toHaveLength(count)
      expect(packed).not.toBeNull()
      expect(shown.length).toBeGreaterThan(100)
      expect(shown.length).toBeLessThan(count)
    },
  )

  let plainCost: number | undefined
  firstOf(Object.entries(tangles), 5)(
    'refuses thousands of %s sooner than it reads a long plain text',
    async (_name, made) => {
      const half = 'Words in a long paragraph. '.repeat(40).concat('\n\n').repeat(485)
      plainCost ??= await costOf(() => work.read(asker, typed(half)))
      expect(await costOf(() => expectRefused(made(20_000)))).toBeLessThan(plainCost)
    },
  )

  it.each(Object.entries(tangles))('refuses five thousand of %s', { tags: ['thorough'] }, (_name, made) =>
    expectRefused(made(5_001)),
  )

  const expectRefused = (text: string) =>
    expect(work.read(asker, typed(text.slice(0, 2 ** 20)))).rejects.toMatchObject({ code: 'textTooTangled' })

  it.each(Object.entries(tangles))('reads a dozen of %s', async (_name, made) => {
    expect((await work.read(asker, typed(`${made(12)}x`))).blocks.length).toBeGreaterThan(0)
  })

  it(
    'gives what clients paste less time than the studio, and a line of its own',
    { tags: ['thorough'] },
    async () => {
      const text = slow['brackets that nothing closes']
      const pasted = { text, sha256: '', blocks: '[]' }
      await expect(hasty.sameness(client, pasted)).rejects.toMatchObject({ code: 'textTooTangled' })
      let over = 0
      const crowd = Array.from({ length: 2 }, () => hasty.sameness(client, pasted).catch(() => (over += 1)))
      expect((await hasty.read(asker, typed('Next.'))).sheet.words).toBe(1)
      expect(over).toBeLessThan(crowd.length)
      await Promise.all(crowd)
    },
  )

  it.each([
    { crowds: 'one network', each: 3, networks: ['a'] },
    { crowds: 'three networks', each: 2, networks: ['a', 'b', 'c'] },
  ])(
    'keeps nobody from a file while crowds paste what takes longest: $crowds',
    { tags: ['thorough'] },
    async ({ each, networks }) => {
      const pasted = { text: slow['items of a list by the thousand'], sha256: '', blocks: '[]' }
      const answered: string[] = []
      const crowds = networks.flatMap((network) =>
        Array.from({ length: each }, () =>
          hasty.sameness({ ...client, network }, pasted).catch(() => answered.push(network)),
        ),
      )
      const stored = JSON.stringify([
        { kind: 'paragraph', depth: 0, text: 'Hello.', runs: [{ text: 'Hello.' }] },
      ])
      const file = await hasty.file({ ...client, network: 'd' }, 'docx', { title: 't', stored })
      expect(file.length).toBeGreaterThan(1_000)
      // Waits for the first text of each network, never for a second one.
      expect(answered.toSorted()).toEqual(networks)
      await Promise.all(crowds)
      expect(answered).toHaveLength(each * networks.length)
    },
  )

  it('leaves the line where nobody waits for it any more', async () => {
    let isGone = false
    const gone = work.askedBy(() => isGone)
    const [first, ...others] = Array.from({ length: 5 }, () =>
      gone.read(client, typed('One.')).then(
        () => 'read',
        () => 'left',
      ),
    )
    isGone = true
    const next = Array.from({ length: 4 }, () => work.read(client, typed('Two.')))
    expect(await Promise.all([first, ...others])).toEqual(['read', 'left', 'left', 'left', 'left'])
    expect(await Promise.all(next)).toHaveLength(4)
  })

  firstOf(Object.entries(slow))('refuses %s, holds nobody up, and goes on', async (_name, text) => {
    // Parsing in this thread would leave no turns.
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

  it.each(Object.entries(longest))(
    'makes every form of a text with as many %s as it may have',
    { tags: ['thorough'] },
    async (_name, made) => expect(await lengthsOf(made)).not.toContain(0),
  )

  async function lengthsOf(made: (word: string) => string) {
    const [one, other] = [await work.read(asker, typed(made('a'))), await work.read(asker, typed(made('b')))]
    const [title, at] = ['t', new Date()]
    const texts = { before: one.packed ?? one.blocks, after: other.packed ?? other.blocks }
    const files = [
      await work.html(asker, { title, markdown: one.markdown }),
      ...(await Promise.all(
        (['txt', 'docx', 'json'] as const).map((kind) =>
          work.file(asker, kind, { title, stored: texts.before }),
        ),
      )),
      await work.compareStored(asker, texts.before, texts.after),
      await work.redline(asker, { title, ...texts, author: 'Wen', at, comments: [] }),
    ]
    return files.map(({ length }) => length)
  }

  it('makes files as bytes, which the server’s thread need not encode', async () => {
    const { markdown, blocks: stored } = await work.read(asker, typed('# Tea\n\n茶'))
    const title = 'Tea'
    const files = [
      await work.html(asker, { title, markdown }),
      await work.file(asker, 'txt', { title, stored }),
    ]
    for (const file of files) {
      expect(file).toBeInstanceOf(Uint8Array)
      expect(Buffer.from(file).toString()).toContain('茶')
    }
  })

  it('compares paragraphs where words would take too long', { tags: ['thorough'] }, async () => {
    const words = (seed: number) =>
      Array.from({ length: 20_000 }, (_, at) => `w${(at * seed) % 7_919}`).join(' ')
    const [before, after] = [
      await work.read(asker, typed(words(31))),
      await work.read(asker, typed(words(37))),
    ]
    expect(
      (await work.compare(asker, blocksIn(before.blocks), blocksIn(after.blocks))).every(
        ({ change }) => change !== 'edited',
      ),
    ).toBe(true)
  })

  it('tells those who find no place in the line to come again, from however many networks', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => work.read({ ...client, network: `${at}` }, typed('One.'))),
    )
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusals.length).toBeGreaterThan(0)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: textsWaitSeconds })
  })

  it('is given up in time to answer whoever asked, with their wait', async () => {
    const brief = createTextWork({ limits: { answerMs: 400 }, priority: normalPriority })
    const text = slow['items of a list by the thousand']
    const all = await Promise.allSettled(
      ['one', 'other'].map((network) => brief.read({ ...client, network }, typed(text))),
    )
    await brief.close()
    const refused = expect.objectContaining({ reason: expect.objectContaining({ code: 'textTooTangled' }) })
    expect(all).toEqual([refused, refused])
  })

  it('lets nobody fill the queue alone', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => work.read(asker, typed('One.'))))
    const refused = all.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every((one) => 'reason' in one && one.reason.code === 'textsWaiting')).toBe(true)
    expect((await work.read({ ...asker, network: '192.0.2.2' }, typed('One.'))).sheet.words).toBe(1)
  })
})

/** Processor time, in microseconds. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return process.cpuUsage(before).user
}
