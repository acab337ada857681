import { deskTexts } from '@northword/content/desk/desk-texts'
import { textReading } from '@northword/content/texts/text-reading'
import type { VersionView } from '@northword/contract/texts/text-views'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { aCase, fails, fakeDesk, olive, will } from '../../../testing/fake-desk.ts'
import { aCheck } from '../../../testing/fake-texts.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const { number } = aCase.order
const here = `/desk/orders/${number}/texts/1/versions/2`
const files = `/api/orders/${number}/texts/1/versions/2`

const version: VersionView = {
  number: 2,
  deliveredAt: '2026-03-02T10:00:00.000Z',
  by: will.name,
  note: 'Shorter now.',
  approval: null,
  title: 'Blog Post',
  others: [3, 1],
  blocks: aCheck.blocks,
  isLong: false,
  sha256: 'ab12',
  sheet: aCheck.sheet,
  report: { kind: 'file', name: 'report.pdf' },
}

const written = [{ change: 'added', after: { kind: 'paragraph', depth: 0, runs: [{ text: 'Written in.' }] } }]

async function open(
  path: string,
  found = returns(version),
  compared = returns({ changes: written, isLong: false }),
) {
  fakeDesk(olive, {
    'deliveries.readAtDesk': found,
    'deliveries.compareAtDesk': compared,
  })
  return openDesk(path)
}

test('a version is read as its client reads it, with its note, its report and its files', async () => {
  await open(here)
  expect(await screen.findByText('As the client reads it.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Blog Post, version 2' })).toBeTruthy()
  expect(screen.getByText('Shorter now.')).toBeTruthy()
  expect(screen.getByText(/^Delivered by Will Writer/)).toBeTruthy()
  const report = screen.getByRole('link', { name: textReading.report.file('report.pdf') })
  expect(report.getAttribute('href')).toBe(`${files}/report.pdf`)
  const word = screen.getByRole('link', { name: textReading.files.forms['text.docx'] })
  expect(word.getAttribute('href')).toBe(`${files}/text.docx`)
})

test('where both are long, what changed comes as a file', { tags: ['thorough'] }, async () => {
  await open(`${here}?from=1`, returns(version), returns({ changes: [], isLong: true }))
  const asked = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === `${files}/redline.json?from=1`
      ? Promise.resolve(Response.json({ changes: written, isLong: false }))
      : asked(url, init),
  )
  expect(await screen.findByText('Written in.')).toBeTruthy()
})

test('where it is long, it comes as a file, and can be had as others', { tags: ['thorough'] }, async () => {
  await open(here, returns({ ...version, blocks: [], isLong: true }))
  const asked = globalThis.fetch
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === `${files}/text.json` ? promise : asked(url, init),
  )
  const other = await screen.findByRole('link', { name: textReading.long.plain })
  expect(other.getAttribute('href')).toBe(`${files}/text.txt`)
  resolve(Response.json(aCheck.blocks))
  expect(await screen.findByText('As the client reads it.')).toBeTruthy()
  expect(screen.queryByText(textReading.long.before)).toBeNull()
})

test('it is compared with an earlier version, of which there is a redline for Word', async () => {
  const { user } = await open(here)
  const [since] = (await screen.findAllByRole('link', { name: 'version 1' })).slice(-1)
  if (since) await user.click(since)
  expect(window.location.search).toBe('?from=1')
  expect(await screen.findByText('Written in.')).toBeTruthy()
  const word = screen.getByRole('link', { name: textReading.files.redline })
  expect(word.getAttribute('href')).toBe(`${files}/redline.docx?from=1`)
})

test('a version that leaves soon says so', async () => {
  const deliveredAt = new Date(Date.now() + 10_000).toISOString()
  await open(here, returns({ ...version, deliveredAt }))
  expect(await screen.findByText(deskTexts.version.held)).toBeTruthy()
})

test('a version that is not there is said to be none, with a way back', async () => {
  await open(here, fails(404, 'There is no such text.'))
  expect(await screen.findByText(deskTexts.version.notFound)).toBeTruthy()
  const back = screen.getByRole('link', { name: `‹ ${deskTexts.writing.back(number)}` })
  expect(back.getAttribute('href')).toBe(`/desk/orders/${number}`)
})

test('a version that its client has approved says who has, when and how', async () => {
  const approval = { by: 'Ada Lovelace', at: '2026-03-03T10:00:00.000Z', how: 'account' } as const
  await open(here, returns({ ...version, approval }))
  const said = await screen.findByText(/^Approved by Ada Lovelace/)
  expect(said.textContent).toContain(`(${deskTexts.piece.how.account}), Tuesday, March 3`)
})
