import { firstOf } from '@northword/rig/first-of'
import { loadArticle } from '@northword/content/site/articles/article-pages'
import { articles } from '@northword/content/site/articles/articles'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '../markdown/blocks-of.ts'
import { type BlockChange, compareTexts } from '../compare/compare-texts.ts'
import { parseText } from '../markdown/parse-text.ts'

const blocks = (markdown: string) => blocksOf(parseText(markdown))
const compared = (before: string, after: string) => compareTexts(blocks(before), blocks(after), 20_000)

/** Old text of a block, from the redline's marks alone. */
const before = (one: BlockChange): string[] => {
  if (one.change === 'edited') return [textBut('ins', one)]
  if (one.change === 'kept') return [one.after.text]
  return 'before' in one ? [one.before.text] : []
}

const after = (one: BlockChange): string[] => {
  if (one.change === 'edited') return [textBut('del', one)]
  return 'after' in one ? [one.after.text] : []
}

const textBut = (taken: 'ins' | 'del', { segments }: Extract<BlockChange, { change: 'edited' }>) =>
  segments.flatMap(({ kind, text }) => (kind === taken ? [] : [text])).join('')

const texts = (markdown: string) => blocks(markdown).map(({ text }) => text)

/** Edits a text: words in every fifth paragraph, one paragraph removed, one added, one moved to the end. */
function edited(markdown: string): string {
  const all = markdown.split('\n\n')
  const [moved = ''] = all.splice(3, 1)
  all.splice(6, 1)
  const changed = all.map((one, at) =>
    at % 5 === 0 ? one.replaceAll(/\b(?:the|and|that)\b/g, 'this').replace(/\.$/, ' indeed.') : one,
  )
  return [...changed, 'A paragraph that was not there before, and that is like no other one.', moved].join(
    '\n\n',
  )
}

const others = {
  Chinese: '剎車發出聲音，多半是因為輪圈髒了。\n\n用酒精清潔輪圈，再更換剎車片。一瓶酒精比剎車片便宜。',
  Arabic: 'تصدر المكابح صوتا لأن الحافة متسخة.\n\nنظف الحافة بالكحول قبل أن تستبدل الوسادات.',
  emoji: '👩‍👩‍👧 rides with 🏳️‍🌈 and 👍🏽.\n\nBrakes 🚲 squeal 😱 when rims are dirty.',
}
const changesOf = {
  Chinese: ['酒精', '肥皂'],
  Arabic: ['بالكحول', 'بالصابون'],
  emoji: ['😱', '👍🏿'],
}

describe('The redline of a real text', () => {
  firstOf(articles.map(({ slug }) => slug))('is that of an editor: %s', async (slug) => {
    const { content } = await loadArticle(slug)
    const now = edited(content)
    const changes = compared(content, now)
    expect(changes.flatMap(before)).toEqual(texts(content))
    expect(changes.flatMap(after)).toEqual(texts(now))
    const kinds = Map.groupBy(changes, ({ change }) => change)
    expect(kinds.get('moved-here')?.length).toBe(kinds.get('moved-away')?.length)
    expect(kinds.get('kept')?.length).toBeGreaterThan(texts(now).length / 2)
    expect(kinds.get('rewritten')).toBeUndefined()
  })

  it.each(Object.keys(others) as (keyof typeof others)[])('marks whole words of %s', (language) => {
    const [old = '', written = ''] = changesOf[language]
    const text = others[language]
    const changes = compared(text, text.replace(old, written))
    const [change] = changes.filter(({ change: kind }) => kind !== 'kept')
    expect(change).toMatchObject({ change: 'edited' })
    expect(changes.flatMap(before)).toEqual(texts(text))
    expect(JSON.stringify(change)).toContain(JSON.stringify({ kind: 'ins', text: written }))
  })

  it('of a text with the line ends of Windows is that of the same text with ours', async () => {
    const { content } = await loadArticle(articles[0]?.slug ?? '')
    expect(compared(content.replaceAll('\n', '\r\n'), edited(content))).toEqual(
      compared(content, edited(content)),
    )
  })

  it('of 60 KB is in words', async () => {
    const all = await Promise.all(articles.map(({ slug }) => loadArticle(slug)))
    const long = all
      .map((one) => one.content)
      .join('\n\n')
      .slice(0, 60_000)
    const changes = compared(long, edited(long))
    expect(changes.flatMap(after)).toEqual(texts(edited(long)))
    expect(changes.filter(({ change }) => change === 'edited').length).toBeGreaterThan(20)
  })
})
