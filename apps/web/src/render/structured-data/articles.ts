import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { articles } from '@northword/content/site/articles/articles'
import { articlesPerPage } from '@northword/contract/site/article-query'
import type { Blog, BlogPosting } from 'schema-dts'
import type { PageFacts } from '../page-facts.ts'
import { publicUrl } from '../public-url.ts'
import { studioInBrief } from './studio.ts'

const blogId = `${publicUrl}/blog#blog`

/** The blog with the articles that its page shows. */
export const blog = ({ head, description, pathname }: PageFacts) =>
  ({
    '@type': 'Blog',
    '@id': blogId,
    name: head.heading,
    description,
    url: `${publicUrl}${pathname}`,
    inLanguage: 'en',
    publisher: studioInBrief,
    blogPost: articles.slice(0, articlesPerPage).map(posting),
  }) as const satisfies Blog

export const article = (page: PageFacts) =>
  page.article
    ? [
        {
          ...posting(page.article),
          mainEntityOfPage: `${publicUrl}${page.pathname}`,
          inLanguage: 'en',
          articleSection: page.article.category,
          keywords: [...page.article.tags],
          timeRequired: `PT${page.article.readTime}M`,
          publisher: studioInBrief,
          isPartOf: { '@id': blogId },
          ...(page.card && { image: `${publicUrl}${page.card.src}` }),
        } as const satisfies BlogPosting,
      ]
    : []

const posting = ({ author, date, excerpt, slug, title }: ArticleHead) =>
  ({
    '@type': 'BlogPosting',
    '@id': `${publicUrl}/blog/${slug}#article`,
    headline: title,
    description: excerpt,
    url: `${publicUrl}/blog/${slug}`,
    datePublished: date,
    author: { '@type': 'Person', name: author, worksFor: { '@id': studioInBrief['@id'] } },
  }) as const satisfies BlogPosting
