import type { Block } from './blocks-of.ts'
import { wordsOf } from './pieces-of-text.ts'
import { type Spelling, spelledAs } from './spelling.ts'

/** Who speaks in a client's texts. */
export type Person = 'we' | 'I'

/** How a client's texts sound, as the client and the studio have agreed. */
export interface Voice {
  /** Words and phrases that each text has. */
  use: string[]
  /** Words and phrases that none has. */
  avoid: string[]
  spelling: Spelling | null
  person: Person | null
  /** Pages that each text leads to. */
  links: string[]
}

/** Something in a text that is not as the voice wants it. */
export interface VoiceFinding {
  rule: 'use' | 'avoid' | 'spelling' | 'person' | 'link'
  /** What is missing, or what should not be there. */
  words: string
  /** How often it stands there; 0 where it is missing. */
  count: number
}

const spokenBy: Record<Person, string[]> = {
  we: ['we', 'us', 'our', 'ours', 'ourselves'],
  I: ['i', 'me', 'my', 'mine', 'myself'],
}

/** Compares a text with a voice, in the order of its rules. Capitals and signs make no difference. */
export function voiceFindings(blocks: Block[], voice: Voice): VoiceFinding[] {
  const words = blocks
    .filter(({ kind }) => kind !== 'code')
    .flatMap(({ text }) => wordsOf(text.toLowerCase()))
  const countOf = phraseCounter(words)
  const found = (rule: VoiceFinding['rule'], phrases: string[]) =>
    phrases
      .map((phrase) => ({ rule, words: phrase, count: countOf(phrase) }))
      .filter(({ count }) => count > 0)
  const links = new Set(blocks.flatMap(({ runs }) => runs.map(({ href }) => href)))
  return [
    ...voice.use.filter((phrase) => countOf(phrase) === 0).map(missing('use')),
    ...found('avoid', voice.avoid),
    ...found('spelling', otherSpelling(words, voice.spelling)),
    ...found('person', otherPersons(voice.person)),
    ...voice.links.filter((link) => !links.has(link)).map(missing('link')),
  ]
}

const missing = (rule: VoiceFinding['rule']) => (words: string) => ({ rule, words, count: 0 })

/** How often a phrase stands in a text, word by word. */
function phraseCounter(words: string[]) {
  const text = ` ${words.join('  ')} `
  return (phrase: string): number => {
    const wanted = wordsOf(phrase.toLowerCase())
    return wanted.length === 0 ? 0 : text.split(` ${wanted.join('  ')} `).length - 1
  }
}

const otherSpelling = (words: string[], spelling: Spelling | null): string[] =>
  spelling ? [...new Set(words)].filter((word) => (spelledAs(word) ?? spelling) !== spelling) : []

const otherPersons = (person: Person | null): string[] =>
  person === null ? [] : person === 'we' ? spokenBy.I : spokenBy.we
