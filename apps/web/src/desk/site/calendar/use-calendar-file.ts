import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { useState } from 'react'
import type { CalendarDays } from './read-calendar.ts'

const { problems } = deskSiteFields.calendar

const mostBytes = 1_000_000

export interface CalendarFile extends CalendarDays {
  name: string
}

/** Reads a chosen calendar. The code for that is loaded with the first file. */
export function useCalendarFile(years: { first: number; last: number }) {
  const [file, setFile] = useState<CalendarFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const show = (next: CalendarFile | null, sentence: string | null = null) => {
    setFile(next)
    setProblem(sentence)
  }
  const read = async (chosen: File) => {
    if (chosen.size > mostBytes) return show(null, problems.tooLarge)
    const [{ readCalendar }, text] = await Promise.all([import('./read-calendar.ts'), chosen.text()])
    const found = readCalendar(text, years)
    if (!found) return show(null, problems.notCalendar)
    if (found.days.length + found.timed + found.unread === 0)
      return show(null, problems.noDays(years.first, years.last))
    show({ ...found, name: chosen.name })
  }
  return {
    file,
    problem,
    isPending,
    close: () => show(null),
    async take(chosen: File) {
      show(null)
      setPending(true)
      await read(chosen).catch(() => show(null, problems.notRead))
      setPending(false)
    },
  }
}
