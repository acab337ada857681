import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { articles } from '@northword/content/site/articles/articles'
import { blogFeed } from '@northword/content/site/sharing'
import { descriptions } from '@northword/content/site/descriptions'
import { articlesPerPage } from '@northword/contract/site/article-query'
import { Feed, type Item } from 'feed'
import { escape } from '../head/escape.ts'
import { standInUrl, withPlaceholder } from '../public-url.ts'

/** Atom feed of the latest articles. */
export function articleFeed(): string {
  const days = articles.map(({ date }) => new Date(date).getTime())
  const feed = new Feed({
    id: `${standInUrl}/blog`,
    title: blogFeed.label,
    description: descriptions.blog,
    link: `${standInUrl}/blog`,
    feed: `${standInUrl}${blogFeed.to}`,
    // Not the build time: the same articles make the same feed. Without an article the format wants a date, too.
    updated: new Date(Math.max(0, ...days)),
    generator: false,
  })
  for (const article of articles.slice(0, articlesPerPage)) feed.addItem(entryOf(article))
  return withPlaceholder(feed.atom1().replaceAll(notInXml, ''))
}

/** Characters that XML 1.0 does not allow: one of them makes the whole feed unreadable. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Titles and summaries are HTML in a feed. */
function entryOf({ author, category, date, excerpt, slug, title }: ArticleHead): Item {
  const address = `${standInUrl}/blog/${slug}`
  const day = new Date(date)
  return {
    id: address,
    link: address,
    title: escape(title),
    description: escape(excerpt),
    author: [{ name: author }],
    category: [{ term: category }],
    date: day,
    published: day,
  }
}
