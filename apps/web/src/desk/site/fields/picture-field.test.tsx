import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import type { SaveSiteDraftInput, SiteItem } from '@northword/contract/desk/site'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { fakeDesk, olive } from '../../../testing/fake-desk.ts'
import { aService, itemsOf, someNames } from '../../../testing/fake-site.ts'
import { pause } from '../../../testing/fake-texts.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

vi.mock('../pictures/draw-files.ts', () => ({ takenTypes: ['image/png'], drawFiles: async () => ['aGk='] }))

freshPage()

const words = deskSiteFields.picture
const label = deskSiteFields.labels['picture'] ?? ''
const fileOf = (digit: string) => [{ name: `${digit.repeat(64)}.webp`, width: 480, height: 320 }]

/** Opens an article, and chooses a picture that is still being sent. */
async function choosePicture(picture?: object) {
  const kind = { kind: 'articles', key: 'five-passes', title: 'Five Passes' } as const
  const article: SiteItem = {
    ...aService,
    ...kind,
    live: { title: 'Five Passes', ...(picture && { picture }) },
  }
  const sending = Promise.withResolvers<Response>()
  const server = fakeDesk(olive, {
    'site.findItem': returns(article),
    'site.items': itemsOf(article),
    'site.names': returns(someNames),
    'site.addPicture': () => sending.promise,
    'site.saveDraft': (input) => {
      const draft = {
        fields: Object(input).fields,
        changedAt: '2026-03-02T10:00:00.000Z',
        changedBy: olive.name,
      }
      return returns({ isSaved: true, item: { ...article, version: Object(input).version + 1, draft } })(
        input,
      )
    },
  })
  const { user } = await openDesk('/desk/site/articles/five-passes')
  const name = picture ? words.change(label) : words.choose(label)
  const choice = (await screen.findByRole('button', { name })).parentElement?.querySelector('input')
  await user.upload(choice ?? expect.fail(), new File(['hi'], 'new.png', { type: 'image/png' }))
  const sent = () => sending.resolve(Response.json({ result: { data: { files: fileOf('b') } } }))
  const saved = () => (server.inputsOf('site.saveDraft').at(-1) as SaveSiteDraftInput).fields?.['picture']
  return { user, sent, saved, choice }
}

test(
  'words about a picture that are typed while another one is sent describe that one',
  { tags: ['thorough'] },
  async () => {
    const before = { files: fileOf('a'), isDecorative: false, alternative: 'A desk' }
    const { user, sent, saved } = await choosePicture(before)
    const alternative = screen.getByRole('textbox', { name: words.alternative })
    await user.clear(alternative)
    await user.type(alternative, 'A bridge in fog')
    await pause()
    sent()
    await pause()
    expect(saved()).toEqual({ files: fileOf('b'), isDecorative: false, alternative: 'A bridge in fog' })
  },
)

test(
  'a picture that is marked as decorative while another one is sent stays so',
  { tags: ['thorough'] },
  async () => {
    const before = { files: fileOf('a'), isDecorative: false, alternative: '' }
    const { user, sent, saved } = await choosePicture(before)
    await user.click(screen.getByRole('checkbox', { name: words.decorative }))
    sent()
    await pause()
    expect(saved()).toEqual({ files: fileOf('b'), isDecorative: true, alternative: '' })
  },
)

test('the same file can be chosen again, as after an error', async () => {
  const { choice } = await choosePicture()
  expect(choice?.value).toBe('')
})

test('a first picture comes without words, which it needs', async () => {
  const { sent, saved } = await choosePicture()
  sent()
  await pause()
  expect(saved()).toEqual({ files: fileOf('b'), isDecorative: false, alternative: '' })
  expect(screen.getByRole('textbox', { name: words.alternative })).toBeTruthy()
})
