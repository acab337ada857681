import { wholeNumber } from '@northword/contract/money/whole-number'

const plural = (count: number, one: string, more: string) =>
  `${wholeNumber(count)} ${count === 1 ? one : more}`

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${wholeNumber(count)} times`

export const textReading = {
  text: 'The text',
  /** Of a long text, which loads after its page. */
  long: {
    /** Precedes the links to its two files. */
    before: 'This text is long, and comes after the page, by a script. You can also read it as a file: as a',
    page: 'web page',
    or: 'or as',
    plain: 'plain text',
    loading: 'Loading the text',
  },
  /** Accessible name of a table. */
  table: 'Table',
  versions: {
    label: 'Versions of this text',
    read: 'Read',
    compare: 'Changes since',
    version: (number: number) => `version ${number}`,
  },
  note: {
    heading: 'From your writer',
    delivered: (day: string, by: string) => `Delivered ${day}, by ${by}.`,
  },
  sheet: {
    heading: 'Quality sheet',
    words: 'Words',
    counted: (words: number, promised: number | null) =>
      promised === null ? wholeNumber(words) : `${wholeNumber(words)} of ${wholeNumber(promised)} promised`,
    wordMeans:
      'A word is a run of letters and figures. A hyphen, an apostrophe, a point or a comma inside it does not end it: “well-known” is one word. In Chinese and Japanese each character is one. Code is not counted.',
    sentences: 'Sentences',
    number: wholeNumber,
    grade: 'Reading grade',
    /** Reading grade, compared to the promised 8 to 10. */
    graded: {
      easier: (grade: string) => `${grade}, easier than grade 8 to 10`,
      within: (grade: string) => `${grade}, within grade 8 to 10`,
      harder: (grade: string) => `${grade}, harder than grade 8 to 10`,
      unknown: 'Cannot be worked out for this text',
    },
    gradeMeans:
      'Years of school in the United States that a reader needs, by the formula of Flesch and Kincaid.',
    longSentences: 'Long sentences',
    longOnes: (count: number) => `${plural(count, 'sentence', 'sentences')} of more than 30 words`,
    wordsOf: (words: number) => `${wholeNumber(words)} words`,
    frequentWords: 'Frequent words',
    times: (word: string, count: number) => `${word} (${wholeNumber(count)})`,
    brokenLinks: 'Links that lead nowhere',
    overlap: 'Found in other texts of ours',
    overlapMeans: 'The share that stands word for word in texts that we have delivered to others.',
    percent: (share: number) =>
      share > 0 && share < 0.001 ? 'less than 0.1%' : `${Number((share * 100).toFixed(1))}%`,
    none: 'None',
    voice: 'Your voice',
    /** Deviations from the voice, for client and studio. */
    voiceFound: {
      use: (words: string) => `“${words}” is missing; your voice uses it.`,
      avoid: (words: string, count: number) =>
        `“${words}” stands here ${times(count)}; your voice avoids it.`,
      spelling: (words: string, count: number) =>
        `“${words}” stands here ${times(count)}; your voice spells it in the other way.`,
      person: (words: string, count: number) =>
        `“${words}” stands here ${times(count)}; your voice speaks as somebody else.`,
      link: (words: string) => `No link leads to ${words}; your voice wants one.`,
    },
    voiceKept: 'As your voice asks',
    voiceMeans:
      'Words to use and to avoid, spelling, who speaks, and pages to link to, as we agreed with you.',
  },
  report: {
    heading: 'Plagiarism report',
    file: (name: string) => `Open the report: ${name}`,
    link: (host: string) => `Open the report at ${host}`,
    none: 'There is no report for this version.',
  },
  files: {
    heading: 'Take it with you',
    forms: {
      'text.docx': 'Word (.docx)',
      'text.md': 'Markdown (.md)',
      'text.html': 'Web page (.html)',
      'text.txt': 'Plain text (.txt)',
    },
    redline: 'Changes for Word (.docx)',
    sha: 'SHA-256 of the .md file',
    /** Around the program's name. */
    check: {
      before: 'Run',
      program: 'sha256sum',
      after: 'on the file. Where it prints this, you have the file that we delivered.',
    },
  },
  redline: {
    heading: (from: number) => `Changes since version ${from}`,
    loading: 'Comparing the two versions',
    none: (from: number) => `Not a word has changed since version ${from}.`,
    /** Legend of the marks. */
    key: { del: 'struck out', delMeans: 'is gone,', ins: 'underlined', insMeans: 'is new.' },
    controls: 'Go through the changes',
    next: 'Next Change',
    previous: 'Previous Change',
    place: (at: number, count: number) => `${at} of ${count}`,
    count: (count: number) => plural(count, 'change', 'changes'),
    /** Follows the keys `n` and `p`. */
    keys: 'while this part has the focus',
    /** Announced before marked words. */
    deleted: 'deleted:',
    inserted: 'inserted:',
    end: 'end of mark',
    labels: {
      added: 'Added',
      removed: 'Removed',
      'moved-away': 'Moved from here',
      'moved-here': 'Moved to here',
      before: 'Rewritten: before',
      after: 'Rewritten: now',
      /** Of the same words. */
      relinked: 'A link has changed',
      reformatted: 'Set in another form',
    },
  },
} as const
