import { deskSitePreview } from '@northword/content/desk/desk-site-preview'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ApiAnswer, returns } from '../../../testing/fake-api.ts'
import { fails, fakeDesk, olive } from '../../../testing/fake-desk.ts'
import { aService, itemsOf, someNames } from '../../../testing/fake-site.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

freshPage()

const words = deskSitePreview.share
const link = (id: string) => ({ id, madeBy: olive.name, endsAt: '2026-03-09T10:00:00.000Z' })
const links = (...ids: string[]) => returns({ previews: ids.map(link) })

async function open(previews: ApiAnswer) {
  const server = fakeDesk(olive, {
    'site.items': itemsOf(aService),
    'site.names': returns(someNames),
    'site.beginPreview': returns(null),
    'site.previewLinks': previews,
  })
  return { server, ...(await openDesk('/desk/site/preview')) }
}

test('a link that was made has the focus, selected, as it is shown once', async () => {
  const { server, user } = await open(links())
  const url = 'https://studio.example/preview?token=once'
  server.answer('site.sharePreview', returns({ url }))
  await user.click(await screen.findByRole('button', { name: words.make }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: words.made })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
})

test('each link that is ended is told, and has the focus', async () => {
  const { server, user } = await open(links('one', 'two'))
  server.answer('site.endPreview', returns(null))
  for (const left of [['two'], []]) {
    const [end] = await screen.findAllByRole('button', { name: /^End now/ })
    server.answer('site.previewLinks', links(...left))
    await user.click(end ?? expect.fail('No link'))
    const told = await screen.findByText(words.ended)
    await waitFor(() => expect(document.activeElement).toBe(told))
    expect(screen.queryAllByRole('button', { name: /^End now/ })).toHaveLength(left.length)
  }
})

test('links that cannot be listed are not taken for none', async () => {
  const busy = 'Our server is busy right now.'
  await open(fails(503, busy))
  expect(await screen.findByText(busy)).toBeTruthy()
})
