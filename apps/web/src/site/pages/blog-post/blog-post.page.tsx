import { articlePages, findArticle } from '@northword/content/site/articles/article-pages'
import { blogPost } from '@northword/content/site/blog-post'
import type { PageHead } from '@northword/content/site/pages'
import type { Params } from 'react-router-dom'
import { ArticlePage } from '../../blog/article/article-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import styles from './blog-post.module.css'

/** The pattern itself is the page for unknown slugs. */
export const addresses = [...Object.keys(articlePages).map((slug) => `/blog/${slug}`), '/blog/:slug']

export function headOf({ slug }: Params): PageHead | undefined {
  const article = findArticle(slug)?.article
  return (
    article && {
      title: article.title,
      description: article.excerpt,
      heading: article.title,
      intro: article.excerpt,
    }
  )
}

export default function BlogPostPage({ head, params }: PageProps) {
  const found = findArticle(params['slug'])
  if (found) return <ArticlePage key={found.article.slug} {...found} />
  return (
    <PageHero heading={head.heading} lead={head.intro}>
      <p className={styles.back}>
        <ButtonLink to={blogPost.back.to} tone="primary">
          {blogPost.back.label}
        </ButtonLink>
      </p>
    </PageHero>
  )
}
