import type { Fields } from '@northword/contract/desk/join-fields'
import type { SavedSiteItem, SiteItem } from '@northword/contract/desk/site'
import { TRPCClientError } from '@trpc/client'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { olive, will } from '../../../testing/fake-desk.ts'
import { aService } from '../../../testing/fake-site.ts'
import { NoAnswer } from '../../../site/api/json-fetch.ts'
import { isUnsettled, rivalOf } from './item-state.ts'
import { ItemWriting } from './item-writing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

/** Acts of the writer and of the owner who publishes. */
const acts = [
  'type',
  'type the former text',
  'save',
  'save without an answer',
  'save that does not arrive',
  'reopen',
  'look',
  'render',
  'publish',
] as const
/** Acts of a colleague, and the choices to which they lead. */
const others = ['change', 'discard', 'remove', 'mine', 'theirs', 'join'] as const
/** Acts of the writer beside those in one editor. */
const more = ['type in another tab', 'put back', 'take back the draft'] as const
type Act = (typeof acts | typeof others | typeof more)[number]

const textOf = (item: SiteItem) => JSON.stringify(rivalOf(item).fields)

/** Typed texts in a value. Each occurs once. */
const typedIn = (value: unknown) => (JSON.stringify(value) ?? '').match(/(Mine|Theirs) \d+!/g) ?? []

/** The server of one item. */
function newSite() {
  let item: SiteItem = aService
  let rendered: SiteItem | null = null
  let count = 0
  const typed: string[] = []
  const change = (next: Partial<SiteItem>) => (item = { ...item, ...next, version: item.version + 1 })
  const put = (fields: Fields | null, by: string) =>
    change({ draft: { fields, changedAt: '2026-03-02T10:00:00.000Z', changedBy: by } })
  return {
    item: () => item,
    /** A text that was never there before. */
    newText(by: string) {
      typed.push(`${by} ${(count += 1)}!`)
      return typed.at(-1)
    },
    typed,
    /** Fields that are drafted, live or going live. */
    texts: () => typedIn([item.draft, item.live, rendered?.draft]),
    put,
    change: (fields: Fields) => put({ ...item.live, ...item.draft?.fields, ...fields }, will.name),
    discard: () => item.draft && change({ draft: null }),
    render: () => (rendered = item.draft?.fields ? item : null),
    publish: () => {
      const live = rendered?.draft?.fields
      if (live) change({ live, draft: rendered?.version === item.version ? null : item.draft })
      rendered = null
    },
  }
}

function newWriter(site: ReturnType<typeof newSite>) {
  const seen = new Set([textOf(site.item())])
  /** Texts that the writer replaced without having typed or seen them. */
  const unseen: string[] = []
  let fails: 'after the server' | 'before the server' | null = null
  const save = async (version: number, fields: Fields): Promise<SavedSiteItem> => {
    if (fails === 'before the server') throw new TRPCClientError('', { cause: new NoAnswer() })
    if (version !== site.item().version) return { isSaved: false, item: site.item() }
    if (!seen.has(textOf(site.item()))) unseen.push(textOf(site.item()))
    site.put(fields, olive.name)
    if (fails) throw new TRPCClientError('', { cause: new NoAnswer() })
    return { isSaved: true, item: site.item() }
  }
  const open = () => {
    const { kind, key } = aService
    const writing = new ItemWriting(site.item(), { memberId: olive.id, kind, key }, save)
    writing.open()
    return writing
  }
  let writing = open()
  let former: unknown = aService.live?.['name']
  const look = () => {
    const { fields, rivals } = writing.snapshot()
    for (const each of [fields, ...rivals.map((rival) => rival.fields)]) seen.add(JSON.stringify(each))
  }
  const ended = new Set<string>()
  /** Texts that a notice offers until the next act. */
  let endedNext: string[] = []
  const end = (...values: unknown[]) => typedIn(values).forEach((text) => ended.add(text))
  const texts = () => {
    const { fields, rivals, notice } = writing.snapshot()
    return new Set([...typedIn([fields, rivals, notice]), ...typedIn(localStorage), ...site.texts()])
  }
  /** Texts that neither the editor nor the device nor the server has, though nobody has ended them. */
  const lost = () => {
    const there = texts()
    return site.typed.filter((text) => !there.has(text) && !ended.has(text))
  }
  /** Both texts are shown before. */
  const settle = (stays: 'mine' | 'theirs' | 'join') => {
    const { fields, rivals } = writing.snapshot()
    const [rival] = rivals
    if (!rival || (stays === 'join' && !rival.fields)) return
    writing.settle(stays)
    if (stays === 'mine') end(rival.fields)
    if (stays === 'theirs') endedNext = typedIn(fields)
    if (stays !== 'join') return
    // Where both changed a field.
    const joined = writing.snapshot().fields
    for (const name of Object.keys(joined)) if (joined[name] === fields[name]) end(rival.fields?.[name])
  }
  const flush = async (failure: typeof fails = null) => {
    fails = failure
    await writing.flush().catch(() => {})
  }
  const type = (name: unknown) => {
    former = writing.snapshot().fields['name']
    end(former)
    writing.type('name', name)
  }
  const typeElsewhere = () => {
    const other = open()
    end(other.snapshot().fields['name'])
    other.type('name', site.newText('Mine'))
  }
  const putBack = () => {
    const { fields, notice } = writing.snapshot()
    if (notice?.kind !== 'replaced') return
    writing.replace(notice.before)
    endedNext = typedIn(fields)
  }
  const takeBack = async () => {
    await flush()
    const { item, rivals } = writing.snapshot()
    if (isUnsettled({ rivals }) || item.version !== site.item().version) return
    end(site.item().draft, writing.snapshot().fields)
    site.discard()
    writing.takeOver(site.item())
  }
  const does: Record<Act, () => unknown> = {
    type: () => type(site.newText('Mine')),
    'type the former text': () => type(former),
    save: () => flush(),
    'save without an answer': () => flush('after the server'),
    'save that does not arrive': () => flush('before the server'),
    reopen() {
      writing = open()
      if (!writing.snapshot().notice) seen.add(textOf(site.item()))
    },
    look() {
      writing.look(site.item())
      if (writing.snapshot().item === site.item()) seen.add(textOf(site.item()))
    },
    render: site.render,
    publish() {
      // The history has it.
      end(site.item().live)
      site.publish()
    },
    change() {
      end(rivalOf(site.item()).fields?.['description'])
      site.change({ description: site.newText('Theirs') })
    },
    discard() {
      end(site.item().draft)
      site.discard()
    },
    remove() {
      end(site.item().draft)
      site.put(null, will.name)
    },
    mine: () => settle('mine'),
    theirs: () => settle('theirs'),
    join: () => settle('join'),
    'type in another tab': typeElsewhere,
    'put back': putBack,
    'take back the draft': takeBack,
  }
  const act = async (one: Act) => {
    const passing = endedNext
    endedNext = []
    end(passing)
    await does[one]()
    look()
  }
  return { act, unseen, lost, snapshot: () => writing.snapshot() }
}

const everyRun = (possible: readonly Act[], run: (made: Act[]) => Promise<void>, numRuns = 500) =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...possible), { maxLength: 20, size: 'max' }), async (made) => {
      localStorage.clear()
      await run(made)
    }),
    { numRuns },
  )

test('a text that is published while its writer types on is no conflict', async () => {
  await everyRun(acts, async (made) => {
    const site = newSite()
    const writer = newWriter(site)
    for (const one of made) {
      await writer.act(one)
      expect(writer.snapshot().rivals).toEqual([])
    }
    await writer.act('save')
    expect(textOf(site.item())).toBe(JSON.stringify(writer.snapshot().fields))
  })
})

test('no text of a colleague is replaced before the writer has seen it', async () => {
  await everyRun([...acts, ...others], async (made) => {
    const writer = newWriter(newSite())
    for (const one of made) await writer.act(one)
    expect(writer.unseen).toEqual([])
  })
})

test('no typed text is lost, unless somebody replaces it or takes it back', async () => {
  // Twice: acts that bring two texts about.
  await everyRun(
    [...acts, ...others, ...more, 'type', 'change', 'save'],
    async (made) => {
      const writer = newWriter(newSite())
      for (const one of made) {
        await writer.act(one)
        expect([one, writer.lost()]).toEqual([one, []])
      }
    },
    1_500,
  )
})
