import type { undoWords } from '@northword/content/orders/undo-pages'
import type { PageHead } from '@northword/content/site/pages'
import { ButtonLink } from '../ui/button-link.tsx'
import { LinkPage, type LinkPageProps } from './link-page.tsx'

interface UndoPageProps extends Pick<LinkPageProps, 'name' | 'load'> {
  head: PageHead
  words: ReturnType<typeof undoWords>
}

/** Page of a mailed link that undoes an act. */
export function UndoPage({ words: { writeTo, onward, ...words }, ...page }: UndoPageProps) {
  return (
    <LinkPage
      {...page}
      words={words}
      done={words.done.text}
      onward={<ButtonLink to={onward.to}>{onward.label}</ButtonLink>}
      remedy={
        <p>
          <a href={writeTo.to}>{writeTo.label}</a>
        </p>
      }
    />
  )
}
