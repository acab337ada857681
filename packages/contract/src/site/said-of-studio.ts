import { counted } from '../counted.ts'
import type { PaymentWay } from '../money/payment-terms.ts'

/* Claims of free texts about their studio, to compare them with the rest of its matter. */

/** Ways to be paid that need an account, as texts name them: "your bank" is the client's. */
const waysByAccount = [
  {
    way: 'bank-transfer',
    named: /\b(?:bank|wire)[\s-](?:transfer|account)s?\b|\bour\sbank\b(?!\sholiday)/i,
    sentence: 'No bank account is set up at “Ways to be paid”.',
  },
  { way: 'paypal', named: /\bpaypal\b/i, sentence: 'No PayPal address is set up at “Ways to be paid”.' },
] as const

/** Sentences about ways to be paid that a text names. @param ways those that are set up */
export const otherWays = (text: string, ways: readonly PaymentWay[]): string[] =>
  waysByAccount
    .filter(({ way, named }) => !ways.includes(way) && named.test(text))
    .map(({ sentence }) => sentence)

/** Of these, the first is 2: "one of us" is not the team. */
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "The four of us", and people after some words: "two people read each text" is not the team either. */
function teamAfter({ source: before }: RegExp): RegExp {
  const number = String.raw`(?:\d+|${numbers.join('|')})`
  const ofUs = String.raw`(?<=\b(?:the|all)\s)${number}\sof\sus\b`
  return new RegExp(String.raw`${ofUs}|(?<=${before})${number}\speople\b`, 'gi')
}

const inSentences = teamAfter(/\bwe(?:\sare|[’']re)\s/)
const inHeadings = teamAfter(/^|\b(?:is|are)\s|[’']re\s/)

/**
 * Sentences about another size of the team that a text says.
 * @param isHeading of the team: "Four people in Hong Kong"
 * @param people number of those whom the site shows
 */
export function otherTeams(text: string, isHeading: boolean, people: number): string[] {
  const said = text.match(isHeading ? inHeadings : inSentences) ?? []
  return [...new Set(said)]
    .filter((team) => sizeOf(team) !== people)
    .map((team) => `The site shows ${counted(people, 'person', 'people')}, and a text says “${team}”.`)
}

/** 4 of "Four people". */
function sizeOf(team: string): number {
  const [first = ''] = team.toLowerCase().split(/\s/)
  const at = numbers.indexOf(first)
  return at < 0 ? Number(first) : at + 2
}
