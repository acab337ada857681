import type { Spelling } from '@northword/contract/texts/voice'

/*
 * Only words with one spelling that the other variant does not use. Words that both use (practice, license, dialogue,
 * laboratory, realism) are left out: a wrong finding costs the reader's trust.
 */

const ours = 'col|fav|flav|hum|lab|neighb|behavi|hon|rum|harb|vap'
const ourEndings = '(?:s|ed|ing|ful|less|able|ably|ite|ites|hood|hoods|al|ly|er|ers)?'

const verbs =
  'organ|real|recogn|custom|optim|priorit|summar|apolog|emphas|categor|minim|maxim|special|personal|standard|util|visual'
const verbEndings = '(?:e|es|ed|er|ers|ing|ation|ations|ational)'

const doubled = 'travel|cancel|model|label|fuel|level|signal|total|channel'
const doubledEndings = '(?:ed|ing|er|ers)'

const british = new RegExp(
  `^(?:(?:${ours})our${ourEndings}|(?:${verbs})is${verbEndings}|(?:anal|paral|catal)ys(?:e|ed|er|ers|ing)` +
    `|(?:${doubled})l${doubledEndings}|(?:cent|theat|lit|fib|calib|met)res?|(?:def|off|pret)ences?` +
    '|jewellery|marvellous|skilful|wilful|fulfil(?:s|ment|ments)?|enrol(?:s|ment|ments)?|grey(?:s|er|ish)?|tyres?|pyjamas|aluminium|cheques?|sceptic(?:s|al|ism)?)$',
)
const american = new RegExp(
  `^(?:(?:${ours})or${ourEndings}|(?:${verbs})iz${verbEndings}|(?:anal|paral|catal)yz(?:e|es|ed|er|ers|ing)` +
    `|(?:${doubled})${doubledEndings}|(?:cent|theat|lit|fib|calib)ers?|(?:def|off|pret)enses?` +
    '|jewelry|marvelous|skillful|willful|fulfill(?:s|ment|ments)?|enroll(?:s|ment|ments)?|gray(?:s|er|ish)?|pajamas|aluminum|skeptic(?:s|al|ism)?)$',
)

/** The variant that a word in lower case belongs to; null if both use it. */
export function spelledAs(word: string): Spelling | null {
  if (british.test(word)) return 'en-GB'
  return american.test(word) ? 'en-US' : null
}
