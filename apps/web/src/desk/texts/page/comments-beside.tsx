import { Title } from '@mantine/core'
import { deskComments } from '@northword/content/desk/desk-comments'
import { lazy } from 'react'
import type { Commenting } from '../../../texts/comments/use-commenting.ts'
import { useRenewed } from '../../case/current/use-case.ts'
import { PageBoundary } from '../../frame/page-boundary.tsx'
import styles from './texts.module.css'

const PieceComments = lazy(() => import('../../comments/piece-comments.tsx'))

const placeId = 'comments'

interface CommentsBesideProps {
  /** The order's number. */
  number: string
  piece: number
  /** Present if the text is beside it and its numbers link here. */
  commenting?: Commenting
}

/** Comments on a text, beside its editor or its version. */
export function CommentsBeside({ number, piece, commenting }: CommentsBesideProps) {
  const renew = useRenewed(number)
  return (
    <div className={styles.comments} id={placeId} tabIndex={-1}>
      <PageBoundary fallback={null}>
        <PieceComments
          number={number}
          piece={piece}
          onChanged={() => void renew()}
          {...(commenting && { commenting })}
          heading={
            <Title order={2} size="h4">
              {deskComments.heading}
            </Title>
          }
        />
      </PageBoundary>
    </div>
  )
}

export function focusComments() {
  const place = document.getElementById(placeId)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'start' })
}
