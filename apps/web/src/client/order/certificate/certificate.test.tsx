import { certificateWords as words } from '@northword/content/texts/certificate'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import type { Certificate } from '@northword/contract/texts/approvals'
import { mostTextBytes } from '@northword/contract/lengths'
import { firstOf } from '@northword/rig/first-of'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeAccount, refuses } from '../../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../../testing/open-private-page.tsx'
import { aCertificate } from '../../../testing/text-fixtures.ts'

freshPrivatePage()

const { number } = aCertificate()
const place = { number, piece: 1, version: 2 }
const path = `/dashboard/orders/${number}`
const { check } = words

async function open(given: Partial<Certificate> = {}, procedures = {}) {
  const server = fakeAccount({}, { 'reviews.findCertificate': () => aCertificate(given), ...procedures })
  const { user } = await openPrivatePage(`${path}?piece=1&version=2&certificate`)
  await screen.findByText(words.facts.sha)
  return { server, user }
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>(check.label)
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('a certificate says what was approved, by whom, when and how', async () => {
  const { server } = await open()
  expect(server.inputsOf('reviews.findCertificate')).toEqual([place])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    `${deliveredTexts.page.heading(number)} ${words.title}`,
  )
  const { facts } = words
  expect(screen.getByText(words.statement('Ada Lovelace', 'Blog Post 1', 2))).toBeTruthy()
  expect(fact(facts.order)).toBe(number)
  expect(fact(facts.words)).toBe('1,612')
  expect(fact(facts.approved)).toBe('March 9, 2026, 13:00:07 Hong Kong timeMarch 9, 2026, 05:00:07 UTC')
  expect(fact(facts.by)).toBe('Ada Lovelace')
  expect(fact(facts.how)).toBe(words.how.link)
  expect(screen.getByText(aCertificate().sha256)).toBeTruthy()
  expect(screen.getByText(words.shaCheck.command(`${number}-1-v2.md`))).toBeTruthy()
  expect(screen.getByText(words.intact)).toBeTruthy()
  expect(screen.queryByText(words.ended.heading)).toBeNull()
  const back = screen.getByRole('link', { name: new RegExp(words.back) })
  expect(back.getAttribute('href')).toBe(`${path}?piece=1&version=2`)
})

test('it is printed', { tags: ['thorough'] }, async () => {
  const { user } = await open()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: words.print }))
  expect(print).toHaveBeenCalledOnce()
})

test('a text that was changed in the database since is found', async () => {
  await open({ isIntact: false })
  expect(screen.getByRole('heading', { name: words.changed.heading })).toBeTruthy()
  expect(screen.getByText(words.changed.text('March 9, 2026'))).toBeTruthy()
  expect(screen.queryByText(words.intact)).toBeNull()
})

test.each(['undone', 'taken-up'] as const)('an approval that is %s says when, and why', async (why) => {
  await open({ ended: { at: '2026-03-10T05:00:00.000Z', why } })
  expect(screen.getByRole('heading', { name: words.ended.heading })).toBeTruthy()
  expect(screen.getByText(words.ended[why]('March 10, 2026, 13:00:00 Hong Kong time'))).toBeTruthy()
})

firstOf(['file', 'words', 'other'] as const)('a text that is pasted is told from it: %s', async (same) => {
  const { server, user } = await open({}, { 'reviews.compareApproved': () => ({ same }) })
  await user.type(text(), 'Brakes squeal.')
  await user.click(screen.getByRole('button', { name: check.button }))
  const verdict = await screen.findByText(check.verdicts[same](check.typed))
  expect(verdict.getAttribute('role')).toBe('status')
  expect(server.inputsOf('reviews.compareApproved')).toEqual([{ ...place, text: 'Brakes squeal.' }])
})

test('a file is checked as it is', async () => {
  const { server, user } = await open({}, { 'reviews.compareApproved': () => ({ same: 'file' }) })
  const choose = screen.getByLabelText<HTMLInputElement>(check.file, { selector: 'input' })
  await user.upload(choose, new File(['Brakes\r\n'], 'brakes.md'))
  expect(await screen.findByText(check.verdicts.file('brakes.md'))).toBeTruthy()
  expect(server.inputsOf('reviews.compareApproved')).toEqual([{ ...place, text: 'Brakes\r\n' }])
})

test('nothing is sent that is empty or too long', { tags: ['thorough'] }, async () => {
  const { server, user } = await open()
  await user.click(screen.getByRole('button', { name: check.button }))
  expect(screen.getByRole('alert').textContent).toBe(check.required)
  fireEvent.change(text(), { target: { value: 'é'.repeat(mostTextBytes / 2 + 1) } })
  await user.click(screen.getByRole('button', { name: check.button }))
  expect(screen.getByRole('alert').textContent).toBe('Text must be at most 1 MiB')
  expect(server.inputsOf('reviews.compareApproved')).toEqual([])
})

test('a check that could not be made leaves what was pasted', { tags: ['thorough'] }, async () => {
  const { user } = await open({}, { 'reviews.compareApproved': refuses(503, 'We are busy.') })
  await user.type(text(), 'Brakes squeal.')
  await user.click(screen.getByRole('button', { name: check.button }))
  expect((await screen.findByRole('alert')).textContent).toBe('We are busy.')
  expect(text().value).toBe('Brakes squeal.')
})

test('a version that nobody approved has none, and leads back to it', async () => {
  fakeAccount({}, { 'reviews.findCertificate': refuses(404, 'Nobody has approved this version.') })
  await openPrivatePage(`${path}?piece=1&version=2&certificate`)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(words.notFound.text)
  const main = within(document.body)
  expect(main.getAllByRole('link', { name: new RegExp(words.back) })).toHaveLength(2)
})
