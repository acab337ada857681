import { company } from '@northword/content/company'
import { contact } from '@northword/content/contact'
import { studioTime } from '@northword/content/studio-time'
import { formatMoment } from '../ui/date-format.ts'

const { answer, answerThere } = contact.form.sent

/**
 * By when an answer comes: by the clock of the visitor and, where that is another one, by the studio's too. Empty
 * where the server named no moment. `answerBy` is ISO 8601; `timeZone` is the visitor's, where it is not the browser's.
 */
export function answerSentence(answerBy: string, timeZone?: string): string {
  if (!answerBy) return ''
  const here = formatMoment(answerBy, timeZone)
  const studio = studioTime(new Date(answerBy))
  return here === formatMoment(answerBy, company.timeZone) ? answer(studio) : answerThere(here, studio)
}
