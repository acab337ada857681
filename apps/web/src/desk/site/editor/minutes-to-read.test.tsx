import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { labelOf } from '@northword/content/desk/fields/label-at'
import { fieldsOf } from '@northword/contract/content/fields-of'
import type { SaveSiteDraftInput, SiteItem } from '@northword/contract/desk/site'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../../testing/fake-api.ts'
import { fakeDesk, olive } from '../../../testing/fake-desk.ts'
import { aService, itemsOf, someNames } from '../../../testing/fake-site.ts'
import { freshPage } from '../../../testing/fresh-page.ts'
import { openDesk } from '../../../testing/open-desk.tsx'
import { blankGroup } from '../fields/blank.ts'

freshPage()

const { minutes: words } = deskSiteFields
const labels = new Map(fieldsOf('articles', '').map((field) => [field.name, labelOf('articles', field)]))
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: labels.get(name) ?? expect.fail(name) })
const button = (minutes: number) => screen.queryByRole('button', { name: words.use(minutes) })

const blank = blankGroup(fieldsOf('articles', ''))
const textOf = (count: number) => 'word '.repeat(count).trim()

async function openArticle(fields: object, state: SiteItem['state'] = 'new') {
  const version = state === 'new' ? 1 : 3
  const text = { ...blank, ...fields }
  const item: SiteItem = {
    ...aService,
    kind: 'articles',
    key: 'an-article',
    state,
    version,
    live: state === 'new' ? null : text,
    draft:
      state === 'new' ? { fields: text, changedAt: '2026-03-02T10:00:00.000Z', changedBy: olive.name } : null,
  }
  const server = fakeDesk(olive, {
    'site.findItem': returns(item),
    'site.items': itemsOf(item),
    'site.names': returns(someNames),
  })
  const { user } = await openDesk('/desk/site/articles/an-article')
  await screen.findByRole('textbox', { name: labels.get('title') ?? '' })
  const saved = () => (server.inputsOf('site.saveDraft') as SaveSiteDraftInput[]).at(-1)?.fields
  return { user, saved }
}

/** Types over the whole text. */
async function write({ user }: Awaited<ReturnType<typeof openArticle>>, text: string) {
  await user.clear(field('content'))
  await user.click(field('content'))
  await user.paste(text)
}

test('a new article takes the minutes that its text takes, while nobody types others', async () => {
  const desk = await openArticle({})
  await write(desk, textOf(2_250))
  expect(field('readTime').value).toBe('10')
  expect(screen.getByText(words.counted(10))).toBeTruthy()
  expect(button(10)).toBeNull()
  await write(desk, textOf(450))
  expect(field('readTime').value).toBe('2')
  await desk.user.tab()
  await waitFor(() => expect(desk.saved()).toMatchObject({ readTime: 2 }))

  await desk.user.clear(field('readTime'))
  await desk.user.type(field('readTime'), '5')
  await write(desk, textOf(2_250))
  expect(field('readTime').value).toBe('5')
})

test('an article that says other minutes keeps them until those of its text are taken by one press', async () => {
  const desk = await openArticle({ content: textOf(2_250), readTime: 12 }, 'live')
  await write(desk, textOf(225))
  expect(field('readTime').value).toBe('12')
  await desk.user.click(button(1) ?? expect.fail('no button'))
  expect(field('readTime').value).toBe('1')
  expect(document.activeElement).toBe(field('readTime'))
  expect(button(1)).toBeNull()
  await write(desk, textOf(450))
  expect(field('readTime').value).toBe('2')
})

test('a member who cannot change an article is offered no minutes', async () => {
  await openArticle({ content: textOf(2_250), readTime: 12 }, 'removed')
  expect(screen.getByText(words.counted(10))).toBeTruthy()
  expect(button(10)).toBeNull()
})
