import { deskTexts } from '@northword/content/desk/desk-texts'
import { textReading } from '@northword/content/texts/text-reading'
import { firstOf } from '@northword/rig/first-of'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { fails } from '../../../testing/fake-desk.ts'
import { aCheck, aDraft, openWriting, pause } from '../../../testing/fake-texts.ts'
import { freshPage } from '../../../testing/fresh-page.ts'

freshPage()

const { file, notice, preview, writing } = deskTexts
const choose = () => screen.getByLabelText<HTMLInputElement>(writing.upload, { selector: 'input' })
const looked = 'As the client reads it.'

test('a text is shown as its client will read it, with its sheet and the orders that it overlaps with', async () => {
  const { server } = await openWriting()
  expect(await screen.findByText(looked)).toBeTruthy()
  expect(screen.getByText(textReading.sheet.counted(587, 600))).toBeTruthy()
  const other = screen.getByRole('link', { name: aCheck.overlapsWith[0]?.number ?? '' })
  expect(other.parentElement?.textContent).toMatch(/12% of this text$/)
  expect(server.inputsOf('deliveries.checkText')).toMatchObject([{ text: aDraft.text }])
})

test('a long text is shown up to a place, and the preview says so', { tags: ['thorough'] }, async () => {
  const { server, user } = await openWriting()
  await screen.findByText(looked)
  expect(screen.queryByText(preview.cut)).toBeNull()
  server.answer('deliveries.checkText', returns({ ...aCheck, isCut: true }))
  await user.click(screen.getByRole('button', { name: preview.look }))
  expect(await screen.findByText(preview.cut)).toBeTruthy()
})

test('the preview follows a while after the last key, not at each one, and at once when asked', async () => {
  const { server, user, field } = await openWriting()
  await screen.findByText(looked)
  await user.type(field, ' One two')
  expect(server.inputsOf('deliveries.checkText')).toHaveLength(1)
  await pause(4_000)
  expect(server.inputsOf('deliveries.checkText')).toMatchObject([{}, { text: 'Old words. One two' }])
  await user.type(field, ' 3')
  await user.click(screen.getByRole('button', { name: preview.look }))
  expect(server.inputsOf('deliveries.checkText')).toHaveLength(3)
})

test(
  'a text that cannot be read says so once, and the last preview stays',
  { tags: ['thorough'] },
  async () => {
    const { server, user, field } = await openWriting()
    await screen.findByText(looked)
    server.answer('deliveries.checkText', fails(422, 'This text takes too long to read.'))
    await user.type(field, ' More')
    await pause(20_000)
    expect(screen.getByText('This text takes too long to read.')).toBeTruthy()
    expect(screen.getByText(looked)).toBeTruthy()
    expect(server.inputsOf('deliveries.checkText')).toHaveLength(2)
  },
)

test('a file takes the place of the text, which can be put back', async () => {
  const { user, field } = await openWriting()
  await user.upload(choose(), new File(['\uFEFFFrom a file\r\n'], 'text.txt', { type: 'text/plain' }))
  expect(await screen.findByRole('button', { name: notice.putBack })).toBeTruthy()
  expect(field.value).toBe('From a file\n')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: writing.formats.plain }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: notice.putBack }))
  expect(field.value).toBe(aDraft.text)
})

test('a file may be dropped on the text', { tags: ['thorough'] }, async () => {
  const { field } = await openWriting()
  const files = [new File(['# Dropped'], 'text.md')]
  fireEvent.drop(field, { dataTransfer: { files, types: ['Files'] } })
  expect(await screen.findByRole('button', { name: notice.putBack })).toBeTruthy()
  expect(field.value).toBe('# Dropped')
})

firstOf([
  { what: 'too large', sent: new File(['a'.repeat(1_048_577)], 'text.md'), says: file.tooLarge },
  { what: 'not text', sent: new File([new Uint8Array([0xff, 0xd8, 0x00])], 'text.txt'), says: file.notText },
  { what: 'of another kind', sent: new File(['PK'], 'text.docx'), says: file.otherKind },
])('a file that is $what is refused with a sentence, and the text stays', async ({ sent, says }) => {
  const { field } = await openWriting()
  fireEvent.change(choose(), { target: { files: [sent] } })
  expect(await screen.findByText(says)).toBeTruthy()
  expect(field.value).toBe(aDraft.text)
})
