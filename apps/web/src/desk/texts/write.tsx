import { SegmentedControl } from '@mantine/core'
import { deskTexts } from '@northword/content/desk-texts'
import type { DeskPiece, DraftView } from '@northword/contract/text-views'
import { useState } from 'react'
import { ClientBrief } from './client-brief.tsx'
import { DeliverForm } from './deliver-form.tsx'
import { Preview } from './preview.tsx'
import { RivalText } from './rival-text.tsx'
import { TextField } from './text-field.tsx'
import styles from './texts.module.css'
import { useWriting } from './use-writing.ts'
import { WritingNotice } from './writing-notice.tsx'

const { halves, mayNot } = { ...deskTexts.writing, ...deskTexts.piece }

interface WriteProps {
  number: string
  piece: DeskPiece
  draft: DraftView
  mayDeliver: boolean
}

type Half = 'write' | 'preview'

/** A text beside what its reader will see of it, and below it all that it takes to deliver it. */
export function Write({ number, piece, draft, mayDeliver }: WriteProps) {
  const place = { number, piece: piece.number }
  const { writing, state } = useWriting(place, draft)
  const [half, setHalf] = useState<Half>('write')
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <ClientBrief number={number} />
      <SegmentedControl
        className={styles.halves ?? ''}
        aria-label={halves.label}
        data={[
          { value: 'write', label: halves.write },
          { value: 'preview', label: halves.preview },
        ]}
        value={half}
        onChange={(next) => setHalf(next === 'preview' ? next : 'write')}
      />
      <div className={styles.columns} data-half={half}>
        <div className={styles.written}>
          <RivalText writing={writing} state={state} />
          <WritingNotice writing={writing} notice={state.notice} />
          <TextField writing={writing} state={state} isLeaving={isLeaving} />
          {mayDeliver ? (
            <DeliverForm {...{ place, piece, draft, writing, state, setLeaving }} />
          ) : (
            <p className={styles.aside}>{mayNot}</p>
          )}
        </div>
        <Preview place={place} typed={state.typed} />
      </div>
    </>
  )
}
