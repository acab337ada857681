import { constants } from 'node:os'
import { Worker as Thread } from 'node:worker_threads'
import type { ComparedApproved } from '@northword/contract/texts/approvals'
import { Tinypool } from 'tinypool'
import { codeOf } from '../../../errors/code-of.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { textsWaiting, textsWaitSeconds } from '../../../errors/texts-waiting.ts'
import { createTurns } from '../../../limits/turns.ts'
import { isStaff, type Staff, type Visitor } from '../../people/actor.ts'
import type { Block } from '../markdown/blocks-of.ts'
import type { BlockChange } from '../compare/compare-texts.ts'
import type { StoredBlocks } from '../compare/packed-blocks.ts'
import type { Passage, PlacedPassage, Quoted } from '../markdown/passage.ts'
import { watchProcessorTime } from './processor-time.ts'
import type * as Worker from './text-worker.ts'
import type { ReadText } from './text-worker.ts'

type Typed = Parameters<typeof Worker.read>[0]
type Filed = Parameters<typeof Worker.docx>[0]
type Written = Parameters<typeof Worker.html>[0]
type Pasted = Parameters<typeof Worker.sameness>[0]
type Redlined = Omit<Parameters<typeof Worker.redline>[0], 'withinMs'>

/** The caller. Callers of other networks have their turn in between, and the studio has a thread of its own. */
export type Asker = Pick<Visitor | Staff, 'kind' | 'network'>

/** Text work in two threads, one of them the studio's. So no text blocks requests, and no client the studio. */
export interface TextWork {
  /** Reads a text as typed. @throws {DomainError} `textTooTangled` if that takes too long, `textsWaiting` */
  read: (asker: Asker, typed: Typed) => Promise<ReadText>
  /** Compares by paragraphs if words take too long. @throws {DomainError} `textsWaiting` */
  compare: (asker: Asker, before: Block[], after: Block[]) => Promise<BlockChange[]>
  /** Returns the gzipped JSON of a `Comparison`. @throws {DomainError} `textsWaiting` */
  compareStored: (asker: Asker, before: StoredBlocks, after: StoredBlocks) => Promise<Uint8Array>
  /** Compares a pasted text with a version. @throws {DomainError} `textTooTangled`, `textsWaiting` */
  sameness: (asker: Asker, pasted: Pasted) => Promise<ComparedApproved['same']>
  /** An HTML page in UTF-8. @throws {DomainError} `textTooTangled`, `textsWaiting` */
  html: (asker: Asker, text: Written) => Promise<Uint8Array>
  /** A file, text in UTF-8; JSON is compressed by gzip. @throws {DomainError} `textTooTangled`, `textsWaiting` */
  file: (asker: Asker, kind: 'txt' | 'docx' | 'json', text: Filed) => Promise<Uint8Array>
  /** @throws {DomainError} `textsWaiting` */
  place: (asker: Asker, stored: StoredBlocks, passage: Passage) => Promise<PlacedPassage | null>
  /** Finds passages of an older version. @throws {DomainError} `textsWaiting` */
  places: (asker: Asker, stored: StoredBlocks, quotes: Quoted[]) => Promise<(number | null)[]>
  /** A Word document with tracked changes. @throws {DomainError} `textTooTangled`, `textsWaiting` */
  redline: (asker: Asker, texts: Redlined) => Promise<Uint8Array>
  /** The same for one request. Its waiting work is dropped once the client has gone. */
  askedBy: (isGone: () => boolean) => TextWork
  close: () => Promise<void>
}

/** Milliseconds of processor time; see {@link watchProcessorTime}. */
interface Limits {
  /** A text of 1 MiB takes two seconds. */
  readMs: number
  /** For a text pasted by a client, up to five times as long for 1 MiB. A real one takes a second and a half. */
  pastedMs: number
  /** By the clock. Afterwards paragraphs are compared. */
  compareMs: number
  /** By the clock, with the wait for a turn, so that the answer comes before a proxy gives up after 30 seconds. */
  answerMs: number
}

const usual: Limits = { readMs: 8_000, pastedMs: 1_000, compareMs: 1_500, answerMs: 27_000 }

const mebibyte = 2 ** 20

/** Ends the thread of longer work, which must have gone wrong. */
const mostMs = 15_000

interface Settings {
  limits?: Partial<Limits>
  /** Of the threads, on Linux. Default: below normal, so that pages come first. */
  priority?: number
}

/** Threads start with the first text and end when idle. */
export function createTextWork(settings: Settings = {}): TextWork {
  const { priority = constants.priority.PRIORITY_BELOW_NORMAL } = settings
  const limits = { ...usual, ...settings.limits }
  const lanes = { studio: createLane(priority, 12), others: createLane(priority, 4) }
  const close = async () =>
    void (await Promise.all([lanes.studio.pool.destroy(), lanes.others.pool.destroy()]))

  const workFor = (isGone?: () => boolean): TextWork => {
    const run = <Name extends keyof typeof Worker>(
      asker: Asker,
      name: Name,
      input: Parameters<(typeof Worker)[Name]>[0],
      withinMs: number,
    ): Promise<Awaited<ReturnType<(typeof Worker)[Name]>>> => {
      const { pool, turns } = isStaff(asker) ? lanes.studio : lanes.others
      const answerAt = performance.now() + limits.answerMs
      const work = () => runIn(pool, name, input, { withinMs, answerAt })
      return turns({ network: asker.network }, work, isGone)
    }
    const { readMs, pastedMs, compareMs } = limits
    return {
      read: (asker, typed) => run(asker, 'read', typed, readMs),
      compare: (asker, before, after) =>
        run(asker, 'compare', { before, after, withinMs: compareMs }, mostMs),
      compareStored: (asker, before, after) =>
        run(asker, 'compareStored', { before, after, withinMs: compareMs }, mostMs),
      sameness: (asker, pasted) =>
        run(asker, 'sameness', pasted, pastedMs * (1 + (4 * pasted.text.length) / mebibyte)),
      html: (asker, text) => run(asker, 'html', text, mostMs),
      file: (asker, kind, text) => run(asker, kind, text, mostMs),
      place: (asker, stored, passage) => run(asker, 'place', { stored, passage }, mostMs),
      places: (asker, stored, quotes) => run(asker, 'places', { stored, quotes }, mostMs),
      redline: (asker, texts) => run(asker, 'redline', { ...texts, withinMs: compareMs }, mostMs),
      askedBy: workFor,
      close,
    }
  }
  return workFor()
}

const createLane = (priority: number, network: number) => ({
  pool: createPool(priority),
  turns: createTurns<{ network: string }>({
    atOnce: 1,
    mostWaiting: { all: 16, network },
    longestWaitMs: textsWaitSeconds * 1_000,
    refusal: textsWaiting,
  }),
})

async function runIn<Name extends keyof typeof Worker>(
  pool: Tinypool,
  name: Name,
  input: Parameters<(typeof Worker)[Name]>[0],
  { withinMs, answerAt }: { withinMs: number; answerAt: number },
): Promise<Awaited<ReturnType<(typeof Worker)[Name]>>> {
  // The start of a thread does not count as work.
  if (!threadOf(pool)) await pool.run(undefined, { name: 'begin' satisfies keyof typeof Worker })
  const byClockMs = Math.max(1, Math.ceil(answerAt - performance.now()))
  const { signal, stop } = watchProcessorTime(() => threadOf(pool), withinMs, byClockMs)
  try {
    return await pool.run(input, { name, signal })
  } catch (error) {
    throw isEnded(error) ? new DomainError('textTooTangled') : error
  } finally {
    stop()
  }
}

function createPool(priority: number) {
  return new Tinypool({
    filename: new URL('text-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    workerData: { priority },
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
}

/** The working thread, which tinypool's types do not expose. */
function threadOf(pool: Tinypool): Thread | null {
  const [working = {}] = pool.threads
  return 'thread' in working && working.thread instanceof Thread ? working.thread : null
}

/** The thread ran out of time or memory, or its stack was too small for the text. */
const isEnded = (error: unknown) =>
  error instanceof RangeError ||
  (error instanceof Error && error.name === 'AbortError') ||
  codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY'
