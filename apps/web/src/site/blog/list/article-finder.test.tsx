import { articles } from '@northword/content/site/articles/articles'
import { blog } from '@northword/content/site/blog'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshPage } from '../../../testing/fresh-page.ts'
import { renderPage, shownPath } from '../../../testing/render-page.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleFinder } from './article-finder.tsx'

freshPage()

const open = (path: string) => renderPage(<ArticleFinder articles={articles} />, path)
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: blog.search })
const chip = (name: RegExp) => screen.getByRole('link', { name })
const titles = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .flatMap((heading) => heading.querySelector('a')?.textContent ?? [])
const said = () => screen.getByRole('status').textContent

test('all articles are there, the first one featured', () => {
  open('/blog')
  expect(titles()).toEqual(articles.map(({ title }) => title))
  expect(said()).toBe('Showing 6 articles')
  expect(screen.getByText(blog.featured).closest('li')?.textContent).toContain(articles[0]?.title)
  expect(chip(/^All 6$/).getAttribute('aria-current')).toBe('true')
})

test('typing leaves what fits, in the list, in the address and in the counts', async () => {
  const { user } = open('/blog?utm_source=mail')
  await user.type(field(), 'Ben podcast')
  expect(titles()).toEqual(['A Content Plan on One Page'])
  expect(said()).toBe('Showing 1 article')
  expect(shownPath()).toBe('/blog?utm_source=mail&q=Ben+podcast')
  expect(chip(/^Content Strategy 1$/).getAttribute('aria-current')).toBeNull()
  expect(chip(/^Marketing 0$/)).toBeTruthy()
  expect(screen.queryByText(blog.featured)).toBeNull()
})

test('a subject narrows what was typed, and the first chip takes it back', async () => {
  const { user } = open('/blog?q=planning')
  expect(field().value).toBe('planning')
  await user.click(chip(/^Getting Started/))
  expect(shownPath()).toBe('/blog?q=planning&category=getting-started')
  expect(titles()).toEqual(['A Brief a Stranger Can Follow'])
  expect(screen.queryByText(blog.featured)).toBeNull()
  await user.click(chip(/^All/))
  expect(shownPath()).toBe('/blog?q=planning')
  expect(field().value).toBe('planning')
})

test('where nothing fits, one link brings everything back and the field the focus', async () => {
  const { user } = open('/blog?q=zeppelin&category=marketing')
  screen.getByRole('heading', { name: blog.none.heading })
  expect(said()).toBe('Showing 0 articles')
  await user.click(screen.getByRole('link', { name: blog.none.button }))
  expect(shownPath()).toBe('/blog')
  expect(titles()).toHaveLength(6)
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

test('spaces alone ask for nothing', async () => {
  const { user } = open('/blog')
  await user.type(field(), '  ')
  expect(shownPath()).toBe('/blog')
  expect(field().value).toBe('  ')
  expect(screen.getByText(blog.featured)).toBeTruthy()
})

const [seed] = articles
const sixty = Array.from({ length: 60 }, (_, at) => ({
  ...(seed ?? expect.fail('An article is needed')),
  id: String(at),
  slug: `article-${at}`,
  title: `Article ${at}`,
  category: at === 59 ? 'Marketing' : 'Editing Tips',
}))

function openSixty(path: string) {
  cleanup()
  renderPage(<ArticleFinder articles={sixty} />, path)
  return titles()
}
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a list too long for one page continues on others, and is searched on the server', () => {
  const [latest, older] = [openSixty('/blog'), target('Older')]
  expect(said()).toBe('Showing articles 1 to 48 of 60')
  expect(older).toBe('/blog?page=2#articles')
  const oldest = openSixty('/blog?page=2')
  expect([...latest, ...oldest]).toEqual(sixty.map(({ title }) => title))
  expect([said(), target('Newer')]).toEqual(['Showing articles 49 to 60 of 60', '/blog#articles'])
  expect(screen.queryByText(blog.featured)).toBeNull()
  expect(chip(/^Marketing 1$/).getAttribute('href')).toBe('/blog?category=marketing')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: blog.searchButton }).type).toBe('submit')
  for (const query of ['q=article+59', 'category=marketing'])
    expect([openSixty(`/blog?${query}`), said()]).toEqual([['Article 59'], 'Showing 1 article'])
  expect([openSixty('/blog?q=editing&page=2').length, target('Newer')]).toEqual([
    11,
    '/blog?q=editing#articles',
  ])
})

test('an article shows its picture, at the width of its place, and in view alone but for the first', () => {
  const files = [480, 960].map((width) => ({ name: `${width}.webp`, width, height: width / 2 }))
  const [first, second] = articles
  if (!first || !second) throw new Error('Two articles are needed')
  const picture = { files, isDecorative: false, alternative: 'Two desks' }
  const decorative = { ...picture, isDecorative: true, alternative: '' }
  renderPage(
    <ul>
      <ArticleCard article={{ ...first, picture }} isFeatured />
      <ArticleCard article={{ ...second, picture: decorative }} isFeatured={false} />
    </ul>,
    '/blog',
  )
  const shown = screen.getByRole('img', { name: 'Two desks' })
  expect(shown.getAttribute('srcset')).toBe('/pictures/480.webp 480w, /pictures/960.webp 960w')
  expect(shown.getAttribute('sizes')).toContain('13rem')
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['960', '480'])
  const loads = [...document.querySelectorAll('img')].map((img) => [img.alt, img.getAttribute('loading')])
  expect(loads).toEqual([
    ['Two desks', null],
    ['', 'lazy'],
  ])
  expect(screen.queryByText(first.image)).toBeNull()
})
