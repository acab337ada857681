import { Title } from '@mantine/core'
import { deskComments } from '@northword/content/desk-comments'
import { lazy, Suspense } from 'react'
import type { Commenting } from '../../client/comments/use-commenting.ts'
import { useRenewed } from '../case/use-case.ts'
import styles from './texts.module.css'

const PieceComments = lazy(() => import('../comments/piece-comments.tsx'))

const placeId = 'comments'

interface CommentsBesideProps {
  /** Of the order. */
  number: string
  piece: number
  /** The number of its latest version; 0 before the first. */
  latest: number
  /** Where the text stands beside them, with numbers that lead here. */
  commenting?: Commenting
}

/** What was said about a text, to answer while writing or reading. */
export function CommentsBeside({ number, piece, latest, commenting }: CommentsBesideProps) {
  const renew = useRenewed(number)
  return (
    <div className={styles.comments} id={placeId} tabIndex={-1}>
      <Suspense>
        <PieceComments
          number={number}
          piece={piece}
          latest={latest}
          onChanged={() => void renew()}
          {...(commenting && { commenting })}
          heading={
            <Title order={2} size="h4">
              {deskComments.heading}
            </Title>
          }
        />
      </Suspense>
    </div>
  )
}

/** Moves the focus to the comments. */
export function focusComments() {
  const place = document.getElementById(placeId)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'start' })
}
