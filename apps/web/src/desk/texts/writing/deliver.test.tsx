import { deskTexts } from '@northword/content/desk/desk-texts'
import { draftPrefix } from '@northword/contract/device/device-key-names'
import { reportFileInput } from '@northword/contract/texts/texts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { aCase, fails, noDuties } from '../../../testing/fake-desk.ts'
import {
  aDraft,
  aPiece,
  openAgain,
  openWriting,
  pause,
  pieces,
  savedAs,
} from '../../../testing/fake-texts.ts'
import { freshPage } from '../../../testing/fresh-page.ts'

freshPage()

const { number } = aCase.order
const words = deskTexts.deliver
const held = {
  number: 1,
  deliveredAt: aCase.order.createdAt,
  by: 'Olive Owner',
  note: '',
  approval: null,
  isHeld: true,
}
const delivered = pieces({ ...aPiece, versions: [held] })
const button = () => screen.getByRole('button', { name: words.button(1) })
const kind = (name: keyof typeof words.kinds) => screen.getByRole('radio', { name: words.kinds[name] })

test('a text is saved and then delivered once, however often the button is pressed', async () => {
  const { server, user, field } = await openWriting()
  server.answer('deliveries.saveDraft', returns(savedAs(4)))
  server.answer('desk.deliverText', returns(delivered))
  server.answer('deliveries.listAtDesk', returns(delivered))
  server.answer('desk.queue', noDuties)
  await user.type(field, ' New')
  await user.type(screen.getByLabelText(words.note), 'Here.')
  await user.click(kind('none'))
  await user.type(screen.getByLabelText(words.reason), 'Poem.')
  await user.dblClick(button())
  expect(await screen.findByText(deskTexts.piece.held)).toBeTruthy()
  expect(window.location.pathname).toBe(`/desk/orders/${number}`)
  expect(server.inputsOf('deliveries.saveDraft')).toMatchObject([{ text: 'Old words. New' }])
  const report = { kind: 'none', reason: 'Poem.' }
  const sent = {
    number,
    piece: 1,
    revision: 4,
    note: 'Here.',
    report,
    idempotencyKey: expect.any(String),
  }
  expect(server.inputsOf('desk.deliverText')).toEqual([sent])
})

test('the note and the report are there again after a reload, until their version is delivered', async () => {
  const { server, user } = await openWriting()
  await user.type(screen.getByLabelText(words.note), 'Here.')
  await user.click(kind('text'))
  await user.type(screen.getByLabelText(words.text), '2%')
  cleanup()
  await openAgain()
  expect(screen.getByLabelText(words.note)).toHaveProperty('value', 'Here.')
  expect(screen.getByLabelText(words.text)).toHaveProperty('value', '2%')
  server.answer('desk.deliverText', returns(delivered))
  await user.click(button())
  await screen.findByRole('heading', { name: number })
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix))).toEqual([])
})

test('nothing leaves without a report or a reason, and the focus goes to what is missing', async () => {
  const { server, user } = await openWriting()
  await user.click(button())
  expect(screen.getByText('Say what the plagiarism checker found, or why there is no report')).toBeTruthy()
  expect(document.activeElement).toBe(kind('file'))
  await user.click(kind('none'))
  await user.click(button())
  expect(screen.getByText('Reason is required')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words.reason)))
  await user.click(kind('file'))
  await user.click(button())
  expect(screen.getByText(words.file.missing)).toBeTruthy()
  await user.click(kind('link'))
  await user.type(screen.getByLabelText(words.url), 'checker.example')
  await user.click(button())
  expect(screen.getByText('Enter an address that begins with https:// or http://')).toBeTruthy()
  expect(server.inputsOf('desk.deliverText')).toEqual([])
})

test(
  'a delivery without an answer is sent anew under the same key, and another one under another',
  { tags: ['thorough'] },
  async () => {
    const { server, user } = await openWriting()
    server.answer('desk.deliverText', fails(503, 'We cannot reach our database right now.'))
    await user.click(kind('text'))
    await user.type(screen.getByLabelText(words.text), '2%')
    await user.click(button())
    expect(await screen.findByText('We cannot reach our database right now.')).toBeTruthy()
    await user.click(button())
    await user.type(screen.getByLabelText(words.note), 'One more word.')
    await user.click(button())
    await waitFor(() => expect(server.inputsOf('desk.deliverText')).toHaveLength(3))
    const keys = server.inputsOf('desk.deliverText').map((input) => Object(input).idempotencyKey)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  },
)

test('a PDF is attached as soon as it is chosen, and stands for the report', async () => {
  const { server, user } = await openWriting()
  server.answer('deliveries.attachReport', returns({ ...savedAs(3), reportFile: 'report.pdf' }))
  server.answer('desk.deliverText', returns(delivered))
  await user.click(kind('file'))
  const chooser = () => screen.getByLabelText<HTMLInputElement>(words.file.choose, { selector: 'input' })
  const notPdf = new File(['hello'], 'report.pdf', { type: 'application/pdf' })
  fireEvent.change(chooser(), { target: { files: [notPdf] } })
  expect(await screen.findByText('Choose a PDF', { selector: 'p' })).toBeTruthy()
  const large = new File(['%PDF-1.7\n' + ' '.repeat(2 * 1024 * 1024)], 'report.pdf')
  fireEvent.change(chooser(), { target: { files: [large] } })
  expect(await screen.findByText('Choose a PDF of at most 2 MB')).toBeTruthy()
  fireEvent.change(chooser(), { target: { files: [new File(['%PDF-1.7\n'], 'report.pdf')] } })
  expect(await screen.findByText(words.file.attached('report.pdf'))).toBeTruthy()
  const [sent] = server.inputsOf('deliveries.attachReport')
  expect(reportFileInput.parse(sent).name).toBe('report.pdf')
  await user.click(button())
  await waitFor(() =>
    expect(server.inputsOf('desk.deliverText')).toMatchObject([{ report: { kind: 'file' } }]),
  )
})

test(
  'nothing is delivered while another PDF is on its way; one that fails leaves the earlier one',
  { tags: ['thorough'] },
  async () => {
    const { server } = await openWriting({ ...aDraft, reportFile: 'earlier.pdf' })
    const uploading = Promise.withResolvers<Response>()
    server.answer('deliveries.attachReport', () => uploading.promise)
    const chooser = screen.getByLabelText<HTMLInputElement>(words.file.other, { selector: 'input' })
    fireEvent.change(chooser, { target: { files: [new File(['%PDF-1.7\n'], 'later.pdf')] } })
    expect(button()).toHaveProperty('disabled', true)
    await waitFor(() => expect(server.inputsOf('deliveries.attachReport')).toHaveLength(1))
    uploading.resolve(fails(503, 'Our database is away.')())
    expect(await screen.findByText('Our database is away.')).toBeTruthy()
    await waitFor(() => expect(button()).toHaveProperty('disabled', false))
    expect(screen.getByText(words.file.attached('earlier.pdf'))).toBeTruthy()
  },
)

test(
  'the file that was stored without an answer is the one that the page names',
  { tags: ['thorough'] },
  async () => {
    const { server } = await openWriting({ ...aDraft, reportFile: 'earlier.pdf' })
    const stored = returns({ ...aDraft, reportFile: 'later.pdf' })
    server.answer('deliveries.attachReport', () => {
      server.answer('deliveries.findDraft', stored)
      throw new TypeError('Failed to fetch')
    })
    const chooser = screen.getByLabelText<HTMLInputElement>(words.file.other, { selector: 'input' })
    fireEvent.change(chooser, { target: { files: [new File(['%PDF-1.7\n'], 'later.pdf')] } })
    expect(await screen.findByText(words.file.attached('later.pdf'))).toBeTruthy()
    expect(screen.queryByText(words.file.attached('earlier.pdf'))).toBeNull()
  },
)

test('no file is named while nobody tells which one was stored', { tags: ['thorough'] }, async () => {
  const { server, user } = await openWriting({ ...aDraft, reportFile: 'earlier.pdf' })
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  server.answer('deliveries.attachReport', lost)
  server.answer('deliveries.findDraft', lost)
  const chooser = screen.getByLabelText<HTMLInputElement>(words.file.other, { selector: 'input' })
  fireEvent.change(chooser, { target: { files: [new File(['%PDF-1.7\n'], 'later.pdf')] } })
  await waitFor(() => expect(screen.queryByText(words.file.attached('earlier.pdf'))).toBeNull())
  await waitFor(() => expect(button()).toHaveProperty('disabled', false))
  expect(screen.getByLabelText(words.file.choose, { selector: 'input' })).toBeTruthy()
  await user.click(button())
  expect(server.inputsOf('desk.deliverText')).toEqual([])
})

test(
  'a draft that somebody else has saved meanwhile is not delivered, and is shown',
  { tags: ['thorough'] },
  async () => {
    const { server, user, field } = await openWriting()
    server.answer('deliveries.saveDraft', fails(409, 'Will Writer was faster: the text was saved.'))
    server.answer(
      'deliveries.findDraft',
      returns({ ...savedAs(4), text: 'Their words.', format: 'markdown' }),
    )
    await user.type(field, ' Mine.')
    await user.click(kind('none'))
    await user.type(screen.getByLabelText(words.reason), 'None')
    await pause()
    expect(screen.getByRole('alert', { name: deskTexts.rival.heading })).toBeTruthy()
    expect(button()).toHaveProperty('disabled', true)
    expect(server.inputsOf('desk.deliverText')).toEqual([])
  },
)
