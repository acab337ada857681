/** @module-tag thorough */
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { calendarDay } from '@northword/content/studio/format-time'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'

const visit = useBrowser()
const words = deskSiteFields.calendar
const next = new Date().getFullYear() + 1

const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20001228',
  'DTEND;VALUE=DATE:20001230',
  'RRULE:FREQ=YEARLY',
  'SUMMARY:Between the years',
  'END:VEVENT',
  'BEGIN:VEVENT',
  `DTSTART:${next}1224T180000Z`,
  'SUMMARY:Party',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/calendar',
  buffer: Buffer.from(text),
})

describe.skipIf(withoutBrowser).each(looks)('A studio’s own days, on $screen', ({ options }) => {
  const studio = useDeskSite()

  it('come from a calendar file into the draft, as they are ticked', async () => {
    const { page } = await ownerAtDesk(visit, studio, options)
    await page.goto('/desk/site/studio/holidays')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      button(page, words.choose).press('Enter'),
    ])
    await chooser.setFiles(fileOf('no.ics', 'nothing'))
    await page.getByText(words.problems.notCalendar).waitFor()
    await expectNoProblems(page)

    await page.locator('input[type=file]').setInputFiles(fileOf('days.ics', calendar))
    await page.getByText(words.timed(1)).waitFor()
    await page
      .getByRole('checkbox', { name: `${calendarDay(`${next}-12-28`)}: Between the years` })
      .press('Space')
    await expectNoProblems(page)
    await button(page, words.add(3)).press('Enter')
    await page.getByText(/^Saved as a draft/).waitFor()
    await page.reload()
    await page.locator('input[type=date]').first().waitFor()
    const days = await page
      .locator('input[type=date]')
      .evaluateAll((all) => all.map((input) => 'value' in input && input.value))
    expect(days.filter((day) => /-12-(28|29)$/.test(String(day)))).toEqual([
      `${next - 1}-12-28`,
      `${next - 1}-12-29`,
      `${next}-12-29`,
    ])
    await expectNoProblems(page)
  })
})
