import type * as Articles from '@northword/content/site/articles/article-pages'
import { blogPost } from '@northword/content/site/blog-post'
import { Closing } from '../../sections/closing.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleFacts } from '../list/article-facts.tsx'
import styles from './article.module.css'
import { Neighbors } from './neighbors.tsx'
import { ShareBar } from '../sharing/share-bar.tsx'

const { back, closing } = blogPost

export function ArticlePage({ article, previous, next }: Articles.ArticlePage) {
  const { slug, title, category, excerpt, author, picture } = article
  return (
    <>
      <article>
        <header className={styles.head}>
          <p className={styles.back}>
            <SiteLink to={back.to}>{back.label}</SiteLink>
          </p>
          <p className={styles.category}>
            <span aria-hidden="true">{article.image}</span> <b>{category}</b>
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.excerpt}>{excerpt}</p>
          <div className={styles.byline}>
            <span className={styles.avatar} aria-hidden="true">
              {initialsOf(author)}
            </span>
            <p className={styles.author}>{author}</p>
            <ArticleFacts article={article} />
          </div>
          <ShareBar slug={slug} title={title} />
        </header>
        {picture && (
          <Picture
            files={picture.files}
            alternative={picture.isDecorative ? '' : picture.alternative}
            sizes="(min-width: 75em) 60rem, 100vw"
            className={styles.picture}
          />
        )}
        <ArticleBody slug={slug} />
      </article>
      <Neighbors previous={previous} next={next} />
      <Closing {...closing} />
    </>
  )
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
