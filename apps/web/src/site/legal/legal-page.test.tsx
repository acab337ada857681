import { accessibility } from '@northword/content/legal/accessibility'
import { terms } from '@northword/content/legal/terms'
import { pages } from '@northword/content/site/pages'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { policy } from '../pages/cookies/policy.ts'
import { CookieTable } from './cookie-table.tsx'
import { LegalPage } from './legal-page.tsx'

afterEach(cleanup)

const open = (name: 'terms' | 'accessibility') =>
  render(
    <MemoryRouter>
      <LegalPage head={pages[name]} document={{ terms, accessibility }[name]} />
    </MemoryRouter>,
  )

test('the terms tell their date and version, and number their sections in the text and in the contents', () => {
  open('terms')
  expect(screen.getByText('Last updated: October 1, 2025')).toBeTruthy()
  expect(screen.getByText('Version 2.1')).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 10).map((heading) => heading.split('. ')[0])).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 1)),
  )
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(headings.slice(0, 10))
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('SECTION')
  }
})

test('sections without numbers have none', () => {
  open('accessibility')
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(
    accessibility.sections[0]?.heading,
  )
})

test('the contact card names its facts and shows the address that its button writes to', () => {
  open('accessibility')
  const { email, facts } = accessibility.contact
  for (const { value } of facts) expect(screen.getByText(value)).toBeTruthy()
  expect(screen.getByRole('link', { name: email.address }).getAttribute('href')).toBe(
    `mailto:${email.address}`,
  )
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact')
})

test('the cookie table says of every name what it is for, how long it lasts and of which type it is', () => {
  render(<CookieTable {...policy.table} />)
  const row = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(row('cookiesAccepted').slice(1, 3)).toEqual(['1 year', 'Essential'])
  expect(row('cookiePreferences').slice(1, 3)).toEqual(['1 year', 'Functional'])
  expect(row('_ga').slice(1, 3)).toEqual(['2 years', 'Analytics'])
  expect(row('_gid').slice(1, 3)).toEqual(['24 hours', 'Analytics'])
  expect(row('nw_session')[1]).toMatch(/session/)
  expect(policy.table.rows.filter((each) => Object.values(each).some((text) => !text))).toEqual([])
  expect(screen.getAllByRole('columnheader')).toHaveLength(5)
})
