import { createHash } from 'node:crypto'
import { wordsOf } from './pieces-of-text.ts'

/** Words in a row that count as taken over; shorter phrases belong to everybody. */
export const wordsInPrint = 8

/** Of so many neighbouring runs one is kept, so that a run of `wordsInPrint + window - 1` equal words is always found. */
const window = 4

/**
 * What a text is known by: the winnowed fingerprints of its runs of eight words (Schleimer, Wilkerson and Aiken, SIGMOD 2003),
 * each of 63 bits. Case and signs make no difference.
 */
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

/** The share of a text's fingerprints that are among others, from 0 to 1; 0 for a text that is too short to have any. */
export const shareOf = (prints: bigint[], found: ReadonlySet<bigint>): number =>
  prints.length === 0 ? 0 : prints.filter((print) => found.has(print)).length / prints.length

/** Of a longer text so many prints are looked up, the least ones: a fair sample of it. Those of 12,000 words. */
const mostLookedUp = 5_000

/** So many are written at once: the embedded database answers nobody else meanwhile. */
const inOneArray = 2_000

/** Fingerprints as arrays of Postgres. */
export interface WrittenPrints {
  /** All of them, in arrays that are written one after the other. */
  arrays: string[]
  /** Those that are looked up, and how many they are. */
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
