import type { Article } from '@northword/content/site/articles/article-pages'
import { team } from '@northword/content/site/about'
import { blogPost } from '@northword/content/site/blog-post'
import { useId } from 'react'
import { readBlocks } from '../../marks/article-blocks.ts'
import { ArticleText } from '../../marks/article-text.tsx'
import { withoutMarks } from '../../marks/text-marks.ts'
import styles from './article.module.css'

/** Introduction, contents, the rest, tags and author. */
export function ArticleMatter({ article }: { article: Article }) {
  const blocks = readBlocks(article.content)
  const parts = blocks.flatMap((block) => (block.kind === 'heading' && block.anchor ? [block] : []))
  const first = parts[0] ? blocks.indexOf(parts[0]) : blocks.length
  const author = team.find(({ name }) => name === article.author)
  return (
    <>
      <div className={styles.beginning}>
        <ArticleText blocks={blocks.slice(0, first)} />
      </div>
      <Contents parts={parts} />
      <div className={styles.rest}>
        <ArticleText blocks={blocks.slice(first)} />
        <Tags tags={article.tags} />
        {author && (
          <p className={styles.writer}>
            <b>{author.name}</b>, {author.role}. {author.bio}
          </p>
        )}
      </div>
    </>
  )
}

function Contents({ parts }: { parts: readonly { text: string; anchor?: string }[] }) {
  const id = useId()
  if (parts.length === 0) return null
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <p id={id}>{blogPost.contents}</p>
      <ol role="list">
        {parts.map(({ text, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{withoutMarks(text)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul role="list" className={styles.tags} aria-label={blogPost.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
