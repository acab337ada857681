import { certificateWords as words } from '@northword/content/texts/certificate'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { Certificate } from '@northword/contract/texts/approvals'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, will } from '../../../testing/fake-desk.ts'
import { aPiece, pieces } from '../../../testing/fake-texts.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'
import { aCertificate } from '../../../testing/text-fixtures.ts'

freshPage()

const { number } = aCase.order
const here = `/desk/orders/${number}/texts/1/versions/2/certificate`
const { facts } = words
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

async function open(given: Partial<Certificate> = {}) {
  const server = fakeDesk(will, {
    'reviews.findCertificateAtDesk': returns(aCertificate({ number, ...given })),
  })
  const { user } = await openDesk(here)
  await screen.findByText(facts.sha)
  return { server, user }
}

test('a writer reads who approved a version, when and how, and takes the file along', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title)
  expect([facts.order, facts.version, facts.by, facts.how].map(fact)).toEqual([
    number,
    '2',
    'Ada Lovelace',
    words.how.link,
  ])
  expect(fact(facts.approved)).toBe('March 9, 2026, 13:00:07 Hong Kong timeMarch 9, 2026, 05:00:07 UTC')
  expect(screen.getByText(aCertificate().sha256)).toBeTruthy()
  expect(screen.getByText(words.intact)).toBeTruthy()
  const file = screen.getByRole('link', { name: words.file(`${number}-1-v2.md`) })
  expect(file.getAttribute('href')).toBe(`/api/orders/${number}/texts/1/versions/2/text.md`)
  const back = screen.getByRole('link', { name: `‹ ${deskTexts.writing.back(number)}` })
  expect(back.getAttribute('href')).toBe(`/desk/orders/${number}`)
})

test('it is printed', { tags: ['thorough'] }, async () => {
  const { user } = await open()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: words.print }))
  expect(print).toHaveBeenCalledOnce()
})

test('one that no longer stands says so', async () => {
  await open({ ended: { at: '2026-03-10T05:00:00.000Z', why: 'taken-up' } })
  expect(screen.getByText(words.ended.heading)).toBeTruthy()
})

test('a version that nobody has approved has none, with a way back', async () => {
  fakeDesk(will, { 'reviews.findCertificateAtDesk': fails(404, 'Nobody has approved this version.') })
  await openDesk(here)
  expect(await screen.findByText(new RegExp(words.notFound.text))).toBeTruthy()
  expect(screen.getByRole('link', { name: `‹ ${deskTexts.writing.back(number)}` })).toBeTruthy()
})

test('the order leads from the version that is approved to its certificate', async () => {
  const at = aCase.order.createdAt
  const approval = { by: 'Ada Lovelace', at, how: 'link' } as const
  const version = { deliveredAt: at, by: will.name, note: '', isHeld: false }
  const versions = [
    { ...version, number: 2, approval },
    { ...version, number: 1, approval: null },
  ]
  fakeDesk(will, {
    'desk.findCase': returns(aCase),
    'deliveries.listAtDesk': returns(pieces({ ...aPiece, versions })),
    'reviews.findAtDesk': returns({ comments: [], rounds: [] }),
    'reviews.findCertificateAtDesk': returns(aCertificate({ number })),
  })
  const { user } = await openDesk(`/desk/orders/${number}`)
  const part = within(await screen.findByRole('region', { name: deskTexts.heading }))
  const certificates = await part.findAllByRole('link', { name: /^Certificate/ })
  expect(certificates.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Certificate of Blog Post, version 2',
  ])
  await user.click(certificates[0] ?? document.body)
  expect(await screen.findByText(facts.sha)).toBeTruthy()
  expect(window.location.pathname).toBe(here)
})
