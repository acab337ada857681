import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DeskThemeProvider } from '../../looks/desk-theme-provider.tsx'
import { ImportDays } from './import-days.tsx'

const words = deskSiteFields.calendar
const year = new Date().getFullYear()

afterEach(cleanup)

const event = (start: string, name: string) => [
  'BEGIN:VEVENT',
  `DTSTART${start.includes('T') ? '' : ';VALUE=DATE'}:${start}`,
  `SUMMARY:${name}`,
  'END:VEVENT',
]

const calendar = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR'].join('\r\n')

const holidays = calendar(
  event(`${year}0501`, 'Labour Day'),
  event(`${year}1225`, 'Christmas Day'),
  event(`${year + 1}0101`, 'New Year'),
  event(`${year}1224T180000Z`, 'Party'),
)

function Form({ most }: { most: number }) {
  const [days, setDays] = useState<readonly unknown[]>([`${year}-12-25`, `${year}-12-26`])
  return (
    <>
      <ImportDays days={days} most={most} set={setDays} />
      <output>{days.join(' ')}</output>
    </>
  )
}

async function openWith(text: string, { most = 10 } = {}) {
  render(
    <DeskThemeProvider env="test">
      <Form most={most} />
    </DeskThemeProvider>,
  )
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText(words.choose, { selector: 'input' }), new File([text], 'days.ics'))
  return user
}

const shown = () => document.querySelector('output')?.textContent
const press = (name: string) => screen.getByRole('button', { name })

test('days that the list has not are ticked, added in order, and taken out again', async () => {
  const user = await openWith(holidays)
  const heading = await screen.findByText(words.heading('days.ics'))
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(words.known(1))).toBeTruthy()
  expect(screen.getByText(words.timed(1))).toBeTruthy()
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  await user.click(press(words.add(2)))
  expect(shown()).toBe(`${year}-05-01 ${year}-12-25 ${year}-12-26 ${year + 1}-01-01`)
  expect(screen.getByText(words.added(2))).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(press(words.choose)))
  await user.click(press(words.takeOut))
  expect(shown()).toBe(`${year}-12-25 ${year}-12-26`)
})

test('only ticked days are added, and none if the file is closed', async () => {
  const user = await openWith(holidays)
  await user.click(await screen.findByRole('checkbox', { name: /Labour Day/ }))
  await user.click(press(words.add(1)))
  expect(shown()).toBe(`${year}-12-25 ${year}-12-26 ${year + 1}-01-01`)
  await user.upload(
    screen.getByLabelText(words.choose, { selector: 'input' }),
    new File([holidays], 'days.ics'),
  )
  await user.click(await screen.findByRole('button', { name: words.close }))
  expect(shown()).toBe(`${year}-12-25 ${year}-12-26 ${year + 1}-01-01`)
})

test('each file begins anew, though it has the name of the one before', async () => {
  const user = await openWith(holidays)
  const choose = (text: string) =>
    user.upload(screen.getByLabelText(words.choose, { selector: 'input' }), new File([text], 'days.ics'))
  await user.click(await screen.findByRole('checkbox', { name: /Labour Day/ }))
  await choose(holidays)
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Labour Day/ }).checked).toBe(true),
  )
  expect(document.activeElement).toBe(screen.getByText(words.heading('days.ics')))
  await user.click(press(words.add(2)))
  await choose(holidays)
  await user.click(await screen.findByRole('button', { name: words.close }))
  expect(screen.queryByText(words.added(2))).toBeNull()
  expect(document.activeElement).toBe(press(words.choose))
  await choose('hello')
  expect(await screen.findByText(words.problems.notCalendar)).toBeTruthy()
})

test('no more days are added than the list holds', async () => {
  const user = await openWith(holidays, { most: 3 })
  expect(await screen.findByText(words.problems.tooMany('3'))).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /New Year/ }))
  await user.click(press(words.add(1)))
  expect(shown()).toBe(`${year}-05-01 ${year}-12-25 ${year}-12-26`)
})

test.each([
  ['no calendar', 'hello', words.problems.notCalendar],
  ['without days', calendar(event('19990101', 'Old')), words.problems.noDays(year, year + 1)],
  ['too large', `${calendar()}${' '.repeat(1_000_000)}`, words.problems.tooLarge],
])('a file that is %s gets a sentence', async (_, text, sentence) => {
  await openWith(text)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(shown()).toBe(`${year}-12-25 ${year}-12-26`)
})
