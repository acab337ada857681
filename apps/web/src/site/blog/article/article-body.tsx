import { StaticMatter } from '../../navigation/static-matter.tsx'
import styles from './article.module.css'
import { use } from 'react'
import { loadArticle } from '@northword/content/site/articles/article-pages'
import { orReload } from '../../parts/or-reload.ts'

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

const pending = new Map<string, ReturnType<typeof fetchMatter>>()

/** An article's text, with the code that renders it. */
function useArticleMatter(slug: string) {
  const promise = pending.get(slug) ?? orReload(fetchMatter(slug))
  pending.set(slug, promise)
  return use(promise)
}

async function fetchMatter(slug: string) {
  const [article, { ArticleMatter }] = await Promise.all([loadArticle(slug), import('./article-matter.tsx')])
  return { article, ArticleMatter }
}
