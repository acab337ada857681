import { StaticMatter } from '../../navigation/static-matter.tsx'
import styles from './article.module.css'
import { useArticleMatter } from './use-article-matter.ts'

/** The text is HTML in its own document, and fetched after a navigation. */
export function ArticleBody({ slug }: { slug: string }) {
  return (
    <StaticMatter id={`article:${slug}`} className={styles.body}>
      {() => <Matter slug={slug} />}
    </StaticMatter>
  )
}

function Matter({ slug }: { slug: string }) {
  const { article, ArticleMatter } = useArticleMatter(slug)
  return <ArticleMatter article={article} />
}
