import { createHash } from 'node:crypto'
import { wordsOf } from '../markdown/words-of.ts'

/** Equal words in a row that count as copied. Shorter phrases are common. */
const wordsInPrint = 8

/** Keeps one of this many neighbouring prints. A run of `wordsInPrint + window - 1` equal words is always found. */
const window = 4

/** Winnowed 63-bit prints of runs of eight words (Schleimer et al., SIGMOD 2003). Ignores case and punctuation. */
export function fingerprintsOf(text: string): bigint[] {
  const words = wordsOf(text.normalize('NFC')).map((word) => word.toLowerCase())
  const runs = words
    .slice(0, Math.max(0, words.length - wordsInPrint + 1))
    .map((_, at) => printOf(words.slice(at, at + wordsInPrint).join(' ')))
  const prints = new Set<bigint>()
  for (let at = 0; at <= Math.max(0, runs.length - window); at += 1) {
    const least = runs.slice(at, at + window).reduce((min, one) => (one < min ? one : min), largest)
    if (least !== largest) prints.add(least)
  }
  return [...prints]
}

const largest = 2n ** 63n

const printOf = (words: string) => createHash('sha256').update(words).digest().readBigUInt64BE() >> 1n

/** Prints looked up for a long text, the least ones: a fair sample, all of them up to 12,000 words. */
const mostLookedUp = 5_000

/** Prints per insert: PGlite answers nobody else meanwhile. */
const inOneArray = 2_000

export interface WrittenPrints {
  /** All prints, in arrays to insert one after the other. */
  arrays: string[]
  /** Prints to look up, and their number. */
  sample: string
  sampled: number
}

export function writtenPrints(prints: bigint[]): WrittenPrints {
  const sample = prints.toSorted(byValue).slice(0, mostLookedUp)
  const arrays: string[] = []
  for (let at = 0; at < prints.length; at += inOneArray)
    arrays.push(asArray(prints.slice(at, at + inOneArray)))
  return { arrays, sample: asArray(sample), sampled: sample.length }
}

const byValue = (one: bigint, other: bigint) => (one < other ? -1 : 1)

const asArray = (prints: bigint[]) => `{${prints.join(',')}}`
