import type { VoiceFinding } from '@northword/contract/texts/text-views'
import type { AgreedVoice, Person, Spelling } from '@northword/contract/texts/voice'
import type { Block } from '../markdown/blocks-of.ts'
import { wordsOf } from '../markdown/words-of.ts'
import { spelledAs } from './spelling.ts'

/** The part of a client's voice that can be checked. */
export type VoiceRules = Omit<AgreedVoice, 'note'>

const mostListed = 20

const spokenBy: Record<Person, string[]> = {
  we: ['we', 'us', 'our', 'ours', 'ourselves', "we're", "we've", "we'll", "we'd"],
  I: ['I', 'me', 'my', 'mine', 'myself', "I'm", "I've", "I'll", "I'd"],
}

/**
 * Checks a text against a voice, in the order of its rules; null if the voice has none. Ignores code, case,
 * punctuation and the form of apostrophes, and no phrase spans two paragraphs.
 */
export function voiceFindings(blocks: Block[], voice: VoiceRules): VoiceFinding[] | null {
  if (!hasRules(voice)) return null
  const { countOf, words } = phraseCounter(
    blocks.filter(({ kind }) => kind !== 'code').map(({ text }) => text),
  )
  const counted = (rule: VoiceFinding['rule'], phrases: string[]) =>
    phrases.map((phrase) => ({ rule, words: phrase, count: countOf(phrase) }))
  return [
    counted('use', voice.use).filter(({ count }) => count === 0),
    counted('avoid', voice.avoid).filter(({ count }) => count > 0),
    otherSpelling(words.folded, voice.spelling),
    otherPerson(words.written, voice.person),
    missingLinks(blocks, voice.links),
  ].flatMap((found) => found.slice(0, mostListed))
}

const hasRules = ({ use, avoid, spelling, person, links }: VoiceRules) =>
  spelling !== null || person !== null || [use, avoid, links].some((list) => list.length > 0)

/** Scripts without spaces between words, which `wordsOf` does not split. */
const unparted = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Characters that end a phrase within a paragraph: a table cell's tab, and Chinese and Japanese sentence ends. */
const ends = /[\t。！？]/u

/**
 * Counts phrases in paragraphs by whole words; a genitive on the last word counts too. Phrases without words, such as
 * a sign, or in a script without spaces count wherever they occur.
 */
function phraseCounter(paragraphs: string[]) {
  const written = paragraphs.flatMap((text) => folded(text).split(ends).map(wordsOf))
  const inLowerCase = written.map((words) => words.map((word) => word.toLowerCase()))
  // Words have no spaces. Two spaces separate them, so that a repeated word matches twice, and a line break ends
  // phrases.
  const text = inLowerCase.map((words) => ` ${words.join('  ')} `).join('\n')
  const plain = paragraphs.map((paragraph) => folded(paragraph).toLowerCase()).join('\n')
  return {
    /** In text order, with one form of apostrophe and hyphen. `folded` is in lower case too. */
    words: { written: written.flat(), folded: inLowerCase.flat() },
    countOf: (phrase: string): number => {
      const wanted = folded(phrase).toLowerCase()
      const words = wordsOf(wanted)
      if (words.length === 0 || unparted.test(wanted)) return countIn(plain, wanted.trim())
      const asWords = ` ${words.join('  ')}`
      return countIn(text, `${asWords} `) + countIn(text, `${asWords}'s `)
    },
  }
}

const countIn = (text: string, wanted: string) => (wanted === '' ? 0 : text.split(wanted).length - 1)

/** NFC, and one form of apostrophe and hyphen. */
const folded = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[‘’ʼ＇]/g, "'")
    .replace(/[‐‑]/g, '-')

/** Words of the other spelling. Parts of hyphenated words count separately. */
function otherSpelling(words: string[], spelling: Spelling | null): VoiceFinding[] {
  if (!spelling) return []
  const parts = words.flatMap((word) => word.split('-').map(withoutGenitive))
  return found(
    'spelling',
    parts.filter((word) => (spelledAs(word) ?? spelling) !== spelling),
  )
}

const withoutGenitive = (word: string) => word.replace(/'s$/, '')

/** Words of the other person. "US" is a country, and "i" numbers an item. */
function otherPerson(words: string[], person: Person | null): VoiceFinding[] {
  if (!person) return []
  const theirs = new Set(spokenBy[person === 'we' ? 'I' : 'we'])
  const spoken = words.filter((word) => word !== 'US' && word !== 'i').map(inSentence)
  return found(
    'person',
    spoken.filter((word) => theirs.has(word)),
  )
}

/** Lower case, but "I" stays a capital. */
const inSentence = (word: string) => word.toLowerCase().replace(/^i(?='|$)/, 'I')

const found = (rule: VoiceFinding['rule'], words: string[]): VoiceFinding[] =>
  [...Map.groupBy(words, (word) => word)].map(([word, { length: count }]) => ({ rule, words: word, count }))

function missingLinks(blocks: Block[], links: string[]): VoiceFinding[] {
  const there = new Set(blocks.flatMap(({ runs }) => runs.map(({ href }) => href && pageOf(href))))
  return links.filter((link) => !there.has(pageOf(link))).map((words) => ({ rule: 'link', words, count: 0 }))
}

/** Address without fragment and trailing slash. */
function pageOf(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  url.hash = ''
  url.pathname = url.pathname.replace(/\/$/, '')
  return url.href
}
