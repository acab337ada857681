import { deskCase } from '@northword/content/desk/desk-case'
import type { Happening } from '@northword/contract/desk/desk'
import { formatMoment } from '../../../site/ui/date-format.ts'

const words = deskCase.timeline
const actors: Readonly<Record<string, string>> = words.by

/** One line of the timeline. */
export function toldOf({ kind, by, from, to, until }: Happening): string {
  const who = actors[by] ?? by
  if (kind === 'move') return words.moved(who, from, to ?? '')
  const back = until ? (kind === 'call' ? words.again : words.until)(formatMoment(until)) : ''
  return `${who} ${words.kinds[kind]}${back}`
}
