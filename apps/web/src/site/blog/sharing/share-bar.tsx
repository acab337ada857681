import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { blogPost } from '@northword/content/site/blog-post'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { StaticMatter } from '../../navigation/static-matter.tsx'
import { Button } from '../../ui/button.tsx'
import plain from '../../plain-form/plain-form.module.css'
import { type Shared, shareArticle } from './share-article.ts'
import styles from './share-bar.module.css'
import { publicAddress, shareLinks } from './share-links.ts'

const { share } = blogPost

/** Share links of networks need no script. */
export function ShareBar({ slug, title }: Pick<ArticleHead, 'slug' | 'title'>) {
  const [shared, setShared] = useState<Shared | null>(null)
  const path = `/blog/${slug}`
  return (
    <div role="group" aria-label={share.label} className={styles.bar}>
      <Button
        size="small"
        className="needs-script"
        onClick={() => void shareArticle(title, publicAddress(path)).then(setShared)}
      >
        {share.button}
      </Button>
      <StaticMatter id={`share:${slug}`}>{() => <Networks path={path} title={title} />}</StaticMatter>
      <p role="status" className={styles.outcome}>
        {shared === 'copied' && share.copied}
        {shared === 'by-hand' && share.byHand}
      </p>
      {shared === 'by-hand' && <Address url={publicAddress(path)} />}
    </div>
  )
}

function Networks({ path, title }: { path: string; title: string }) {
  return (
    <ul role="list" className={styles.networks}>
      {shareLinks(path, title).map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={share.on(network)}>
            {network}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The selected address, to copy by hand. */
function Address({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const select = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()
  return (
    <input
      ref={field}
      className={addressClass}
      aria-label={share.address}
      readOnly
      value={url}
      onFocus={select}
    />
  )
}

const addressClass = `${plain.input} ${styles.address}`
