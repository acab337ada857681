import { articles } from '@northword/content/site/articles/articles'
import { blog } from '@northword/content/site/blog'
import { ArticleFinder } from '../../blog/list/article-finder.tsx'
import { NewsletterBox } from '../../newsletter/newsletter-box.tsx'
import type { PageProps } from '../../navigation/page-route.ts'
import { Closing } from '../../sections/closing.tsx'
import { PageHero } from '../../sections/page-hero.tsx'
import { Section } from '../../sections/section.tsx'

export default function BlogPage({ head }: PageProps) {
  return (
    <>
      <PageHero heading={head.heading} lead={head.intro} underlined={1} />
      {articles.length > 0 ? <ArticleFinder articles={articles} /> : <NoArticles />}
      <NewsletterBox />
      <Closing {...blog.closing} />
    </>
  )
}

const NoArticles = () => (
  <Section heading={blog.noneYet.heading}>
    <p>{blog.noneYet.text}</p>
  </Section>
)
