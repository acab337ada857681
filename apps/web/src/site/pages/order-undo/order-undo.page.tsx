import { orderUndo } from '@northword/content/orders/undo-pages'
import { LinkPage } from '../../newsletter/link-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

const { writeTo, onward, ...words } = orderUndo

const loadUndo = async () => (await import('./undo-calls.ts')).undoCancellation

/** Page of a mailed link that undoes a cancellation. */
export default function OrderUndoPage({ copy }: PageProps) {
  return (
    <LinkPage
      name="order-undo"
      copy={copy}
      words={words}
      load={loadUndo}
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
