import { company } from '@northword/content/studio/company'
import { contact } from '@northword/content/site/contact'
import { studioTime } from '@northword/content/studio/format-time'
import { formatMoment } from '../ui/date-format.ts'

const { answer, answerThere } = contact.form.sent

/**
 * Names the time of the answer in the visitor's zone and, if it differs, in the studio's. `answerBy` is ISO 8601 or
 * empty; `timeZone` defaults to the browser's.
 */
export function answerSentence(answerBy: string, timeZone?: string): string {
  if (!answerBy) return ''
  const here = formatMoment(answerBy, timeZone)
  const studio = studioTime(new Date(answerBy))
  return here === formatMoment(answerBy, company.timeZone) ? answer(studio) : answerThere(here, studio)
}
