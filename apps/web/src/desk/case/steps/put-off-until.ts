import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import { formatMoment } from '../../../site/ui/date-format.ts'

interface PutOff {
  /** ISO 8601. */
  until: string
  line: string
}

const { later, laterOf } = deskCase.promised
const { names } = deskCase.hand

/** Times until which the duties of a case are put off: one if both hands have the same, else one of each. */
export function putOffUntil({ laterUntil, writerLaterUntil }: DeskCase): PutOff[] {
  if (laterUntil && laterUntil === writerLaterUntil)
    return [{ until: laterUntil, line: later(formatMoment(laterUntil)) }]
  return [...ofHand(names.agent, laterUntil), ...ofHand(names.writer, writerLaterUntil)]
}

const ofHand = (hand: string, until: string | null): PutOff[] =>
  until ? [{ until, line: laterOf(hand, formatMoment(until)) }] : []
