import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { blog } from '@northword/content/site/blog'
import { listPages } from '@northword/content/site/list-pages'
import { useLocation } from 'react-router-dom'
import { articlesOf } from './article-filter.ts'
import { ArticleList } from './article-list.tsx'
import { ArticleSearch } from './article-search.tsx'
import { headOf, partOf } from './list-part.ts'
import { PageLinks } from './page-links.tsx'
import { listId } from './paged-articles.tsx'
import { useArticleFilter } from './use-article-filter.ts'

/** The page of a long list that the address asks for, without state and handlers. */
export function ListPage({ articles }: { articles: readonly ArticleHead[] }) {
  const { search } = useLocation()
  const { filter, addressOf } = useArticleFilter()
  const { found, shown } = articlesOf(filter, articles)
  const { part, first, page, pages } = partOf(shown, search)
  const isWhole = !filter.text.trim() && !filter.category
  const last = first + part.length - 1
  return (
    <ArticleList
      search={<ArticleSearch found={found} filter={filter} addressOf={addressOf} />}
      count={pages > 1 ? listPages.count(first, last, shown.length) : blog.count(shown.length)}
      place={{ id: listId, tabIndex: -1, 'data-title': headOf(articles, search).title }}
      shown={part}
      isFeatured={isWhole && page === 1}
      clear={{ to: addressOf({ text: '', category: null }) }}
    >
      {pages > 1 && <PageLinks page={page} pages={pages} addressOf={(each) => addressOf({}, each)} />}
    </ArticleList>
  )
}
