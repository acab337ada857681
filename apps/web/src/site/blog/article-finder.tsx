import { articles } from '@northword/content/articles'
import { blog } from '@northword/content/blog'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { ArticleCard } from './article-card.tsx'
import { articlesWith } from './article-filter.ts'
import styles from './article-finder.module.css'
import { ArticleSearch } from './article-search.tsx'
import { useArticleFilter } from './use-article-filter.ts'
import { useSearchField } from './use-search-field.ts'

/** Every article, and the ways to fewer of them. */
export function ArticleFinder() {
  const { filter, change } = useArticleFilter()
  const field = useSearchField((text) => change({ text }))
  const found = articlesWith(filter.text, articles)
  const shown = found.filter(({ category }) => !filter.category || category === filter.category)
  const isWhole = !filter.text.trim() && !filter.category
  const clear = () => {
    change({ text: '', category: null })
    field.current?.focus()
  }
  const search = <ArticleSearch field={field} found={found} category={filter.category} change={change} />
  return (
    <Section heading={blog.heading} note={search}>
      <div className={styles.results}>
        <p role="status" className={styles.count}>
          {blog.count(shown.length)}
        </p>
        <ul role="list">
          {shown.map((article, index) => (
            <ArticleCard key={article.id} article={article} isFeatured={isWhole && index === 0} />
          ))}
        </ul>
        {shown.length === 0 && (
          <div className={styles.none}>
            <h3>{blog.none.heading}</h3>
            <p>{blog.none.text}</p>
            <Button onClick={clear}>{blog.none.button}</Button>
          </div>
        )}
      </div>
    </Section>
  )
}
