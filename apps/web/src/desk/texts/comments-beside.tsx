import { Title } from '@mantine/core'
import { deskComments } from '@northword/content/desk-comments'
import { lazy, Suspense } from 'react'
import { useRenewed } from '../case/use-case.ts'
import styles from './texts.module.css'

const PieceComments = lazy(() => import('../comments/piece-comments.tsx'))

const placeId = 'comments'

/** What the client wants changed, to answer while writing. */
export function CommentsBeside({ number, piece }: { number: string; piece: number }) {
  const renew = useRenewed(number)
  return (
    <div className={styles.comments} id={placeId} tabIndex={-1}>
      <Suspense>
        <PieceComments
          number={number}
          piece={piece}
          onChanged={() => void renew()}
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
