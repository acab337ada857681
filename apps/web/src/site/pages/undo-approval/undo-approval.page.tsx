import { approvalUndo } from '@northword/content/orders/undo-pages'
import { LinkPage } from '../../newsletter/link-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

const { writeTo, onward, ...words } = approvalUndo

const loadUndo = async () => (await import('./undo-calls.ts')).undoApproval

/** Page of a mailed link that undoes an approval. */
export default function UndoApprovalPage({ copy }: PageProps) {
  return (
    <LinkPage
      name="approval-undo"
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
