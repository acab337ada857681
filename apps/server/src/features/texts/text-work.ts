import { constants } from 'node:os'
import { Worker as Thread } from 'node:worker_threads'
import type { ComparedApproved } from '@northword/contract/approvals'
import { Tinypool } from 'tinypool'
import { codeOf } from '../../errors/code-of.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { createTurns } from '../../limits/turns.ts'
import type { Staff, Visitor } from '../people/actor.ts'
import type { Block } from './blocks-of.ts'
import type { BlockChange } from './compare-texts.ts'
import type { StoredBlocks } from './packed-blocks.ts'
import type { Passage, PlacedPassage } from './passage.ts'
import { watchProcessorTime } from './processor-time.ts'
import type * as Worker from './text-worker.ts'
import type { ReadText } from './text-worker.ts'

type Typed = Parameters<typeof Worker.read>[0]
type Filed = Parameters<typeof Worker.docx>[0]
type Written = Parameters<typeof Worker.html>[0]
type Pasted = Parameters<typeof Worker.sameness>[0]
type Redlined = Omit<Parameters<typeof Worker.redline>[0], 'withinMs'>

/** Who asks for work: others have their turn while one of them asks for much, and the studio has a thread of its own. */
export type Asker = Pick<Visitor | Staff, 'kind' | 'network'>

/**
 * What is worked out about texts in threads beside the server, one for the studio and one for everybody else, one text after
 * the other: so the longest text and the worst one hold nobody up who wants something else, and no client the studio.
 */
export interface TextWork {
  /** Reads a text as it was typed. @throws {DomainError} `textTooTangled` where that takes too long, `textsWaiting` */
  read: (asker: Asker, typed: Typed) => Promise<ReadText>
  /**
   * Compares two texts that were read; where words take too long, their paragraphs.
   * @throws {DomainError} `textsWaiting`
   */
  compare: (asker: Asker, before: Block[], after: Block[]) => Promise<BlockChange[]>
  /** Compares two texts as they are stored, and answers with the JSON of a `Comparison`, compressed by gzip. @throws {DomainError} `textsWaiting` */
  compareStored: (asker: Asker, before: StoredBlocks, after: StoredBlocks) => Promise<Uint8Array>
  /** What a pasted text is beside a version. @throws {DomainError} `textTooTangled`, `textsWaiting` */
  sameness: (asker: Asker, pasted: Pasted) => Promise<ComparedApproved['same']>
  /** Makes a page of its own of a text. @throws {DomainError} `textTooTangled`, `textsWaiting` */
  html: (asker: Asker, text: Written) => Promise<string>
  /** Makes a file of a text; that of JSON is compressed by gzip. @throws {DomainError} `textTooTangled`, `textsWaiting` */
  file: (asker: Asker, kind: 'txt' | 'docx' | 'json', text: Filed) => Promise<string | Uint8Array>
  /** Finds a passage in a text, with what is around it. @throws {DomainError} `textsWaiting` */
  place: (asker: Asker, stored: StoredBlocks, passage: Passage) => Promise<PlacedPassage | null>
  /** Finds passages of an older version in a text. @throws {DomainError} `textsWaiting` */
  places: (asker: Asker, stored: StoredBlocks, quotes: string[]) => Promise<(number | null)[]>
  /** Makes a file for Word of what changed, with its changes tracked. @throws {DomainError} `textTooTangled`, `textsWaiting` */
  redline: (asker: Asker, texts: Redlined) => Promise<Uint8Array>
  /** The same for one request: what waits leaves the line once nobody is there who asked. */
  askedBy: (isGone: () => boolean) => TextWork
  close: () => Promise<void>
}

/** In milliseconds that a processor works on it; see {@link watchProcessorTime}. */
interface Limits {
  /** A text of 1 MiB takes two seconds. */
  readMs: number
  /** Of a text that a client pastes, and four times as much more for 1 MiB. One that somebody wrote takes a second and a half. */
  pastedMs: number
  /** By the clock; afterwards paragraphs are compared. */
  compareMs: number
}

const usual: Limits = { readMs: 8_000, pastedMs: 1_000, compareMs: 1_500 }

const mebibyte = 2 ** 20

/** What takes longer has gone wrong: its thread is ended. */
const mostMs = 15_000

/** However busy the machine is, nothing is worked on for longer, by the clock. */
const byClockMs = 75_000

/** Whoever waits for longer until it begins is told to come again, before a proxy hangs up. */
const longestWaitMs = 15_000

interface Settings {
  limits?: Partial<Limits>
  /** Of the threads, on Linux. Default: below normal, so that pages come first. */
  priority?: number
}

/** Starts nothing: a thread begins with its first text, and ends when there has been none for a while. */
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
      const { pool, turns } = isStudio(asker) ? lanes.studio : lanes.others
      return turns({ network: asker.network }, () => runIn(pool, name, input, withinMs), isGone)
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

/** Whether it is the studio that asks: somebody at the desk, or a program. */
export const isStudio = ({ kind }: Asker) => kind === 'staff' || kind === 'token'

/** A thread and its line. */
const createLane = (priority: number, network: number) => ({
  pool: createPool(priority),
  turns: createTurns<{ network: string }>({
    atOnce: 1,
    mostWaiting: { all: 16, network },
    longestWaitMs,
    refusal: () => new DomainError('textsWaiting', { retryAfterSeconds: longestWaitMs / 1_000 }),
  }),
})

async function runIn<Name extends keyof typeof Worker>(
  pool: Tinypool,
  name: Name,
  input: Parameters<(typeof Worker)[Name]>[0],
  withinMs: number,
): Promise<Awaited<ReturnType<(typeof Worker)[Name]>>> {
  // What a new thread loads is no part of the work.
  if (!threadOf(pool)) await pool.run(undefined, { name: 'begin' satisfies keyof typeof Worker })
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

/** The one that works; the types of tinypool do not name it. */
function threadOf(pool: Tinypool): Thread | null {
  const [working = {}] = pool.threads
  return 'thread' in working && working.thread instanceof Thread ? working.thread : null
}

/** The thread was ended, because the time was over or it had no memory left; or its stack was too small for the text. */
const isEnded = (error: unknown) =>
  error instanceof RangeError ||
  (error instanceof Error && error.name === 'AbortError') ||
  codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY'
