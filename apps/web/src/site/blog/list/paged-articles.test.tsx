import { takeMatter } from '@northword/content/matter/of-document'
import { matterElement } from '@northword/contract/site/document-matter'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { freshPage } from '../../../testing/fresh-page.ts'
import { renderPage, shownPath } from '../../../testing/render-page.tsx'
import { keepMatter } from '../../navigation/static-matter.tsx'
import { PagedArticles } from './paged-articles.tsx'

freshPage()

const htmlOf = (query: string, title: string, count: string) =>
  `<div data-matter="articles?${query}">
    <p id="articles" tabindex="-1" data-title="${title}">${count}</p>
    <a href="/blog?page=2#articles">Older</a>
  </div>${matterElement({ lacks: [], values: { company: 'here' } })}`

test('an older page is the HTML of its document, with its title and the focus on its list', async () => {
  const first = htmlOf('', 'Blog', 'Showing articles 1 to 48 of 60')
  const built = new DOMParser().parseFromString(first, 'text/html')
  takeMatter(built)
  keepMatter(built)
  const second = htmlOf('page=2', 'Blog, page 2', 'Showing articles 49 to 60 of 60')
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(second))
  vi.stubGlobal('fetch', fetch)

  const { user } = renderPage(<PagedArticles>{null}</PagedArticles>, '/blog?utm_source=mail')
  screen.getByText('Showing articles 1 to 48 of 60')
  expect([document.title, document.activeElement]).toEqual(['Blog', document.body])
  await act(async () => user.click(screen.getByRole('link', { name: 'Older' })))
  const list = await screen.findByText('Showing articles 49 to 60 of 60')
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/blog?page=2', expect.anything())
  expect(document.activeElement).toBe(list)
  expect(document.title).toBe('Blog, page 2')
})

test('a first document of a busy server shows the first page under its own address, and keeps a word before the title', async () => {
  const built = new DOMParser().parseFromString(
    htmlOf('', 'Blog', 'Showing articles 1 to 48 of 60'),
    'text/html',
  )
  takeMatter(built)
  keepMatter(built)
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  document.title = 'Error: Blog'

  renderPage(<PagedArticles>{null}</PagedArticles>, '/blog?page=3&utm_source=mail')
  screen.getByText('Showing articles 1 to 48 of 60')
  await waitFor(() => expect(shownPath()).toBe('/blog?utm_source=mail'))
  expect([document.title, fetch.mock.calls]).toEqual(['Error: Blog', []])
})
