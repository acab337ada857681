import { findArticle } from '@northword/content/site/articles/article-pages'
import { articles } from '@northword/content/site/articles/articles'
import { blogPost } from '@northword/content/site/blog-post'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshPage } from '../../../testing/fresh-page.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ArticleMatter } from './article-matter.tsx'
import { ArticlePage } from './article-page.tsx'
import { Neighbors } from './neighbors.tsx'

freshPage()

function pageOf(index: number) {
  const page = findArticle(articles[index]?.slug)
  if (!page) throw new Error('No article')
  return page
}

async function open(index: number) {
  const page = pageOf(index)
  const view = await act(async () => renderPage(<ArticlePage {...page} />))
  await screen.findByRole('navigation', { name: blogPost.contents })
  return { article: page.article, ...view }
}

test('an article says what it is, by whom, from when and how long', async () => {
  await open(1)
  screen.getByRole('heading', { level: 1, name: 'Edit Your Own Draft in Five Passes' })
  for (const text of ['Editing Tips', '15 min read', 'December 10, 2024', 'BM']) screen.getByText(text)
  expect(screen.getByText('December 10, 2024').getAttribute('datetime')).toBe('2024-12-10')
})

test('its contents lead to its main headings', async () => {
  await open(1)
  const contents = screen.getByRole('navigation', { name: blogPost.contents })
  const links = [...contents.querySelectorAll('a')]
  expect(links.length).toBe(9)
  for (const link of links) {
    const target = document.querySelector(link.hash)
    expect([target?.tagName, target?.textContent]).toEqual(['H2', link.textContent])
  }
})

test.each([
  [0, ['Edit Your Own Draft in Five Passes']],
  [1, ['A Brief a Stranger Can Follow', 'One Page, One Reader, One Next Step']],
  [5, ['What Is Changing for People Who Buy Words']],
])('article %i leads to its neighbors', async (index, titles) => {
  await open(index)
  const neighbors = screen.getByRole('navigation', { name: blogPost.neighbors.label })
  expect([...neighbors.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(titles)
})

test('the only article, without headings and tags, shows no list of others, of parts or of tags', () => {
  const { article } = pageOf(0)
  renderPage(
    <>
      <ArticleMatter article={{ ...article, content: 'One line.', tags: [] }} />
      <Neighbors previous={undefined} next={undefined} />
    </>,
  )
  screen.getByText('One line.')
  expect([screen.queryByRole('navigation'), screen.queryByRole('list')]).toEqual([null, null])
})

test('it ends with its tags, its writer and two ways to the studio', async () => {
  const { article } = await open(3)
  const tags = screen.getByRole('list', { name: blogPost.tags })
  expect([...tags.children].map(({ textContent }) => textContent)).toEqual(article.tags)
  screen.getByText(/Iris follows every figure back to its source/)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('View Our Services')).toBe('/services')
  expect(hrefOf('Get Free Consultation')).toBe('/contact')
})
