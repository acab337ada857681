import type { DeskPiece, DraftView } from '@northword/contract/texts/text-views'
import type { PieceInput } from '@northword/contract/texts/texts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useComments } from '../../comments/use-comments.ts'
import { NoticeLine } from '../../form/notice-line.tsx'
import { useSaved } from '../../form/use-saved.ts'
import { useMe } from '../../session/use-me.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { CommentsBeside, focusComments } from '../page/comments-beside.tsx'
import { DeliverForm } from './deliver-form.tsx'
import { type Half, PaneTabs } from './pane-tabs.tsx'
import { Preview } from './preview.tsx'
import { RivalText } from './rival-text.tsx'
import { TextField } from './text-field.tsx'
import styles from '../page/texts.module.css'
import { Writing } from './writing.ts'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { BriefText } from '../../../texts/brief/brief-text.tsx'
import { useCase } from '../../case/current/use-case.ts'
import { deskVoice } from '@northword/content/desk/desk-voice'
import { AgreedVoice } from '../../case/voice/agreed-voice.tsx'
import { useVoice } from '../../case/voice/use-voice.ts'

const noticeWords = { ...deskTexts.notice, somebody: deskTexts.rival.somebody }

interface WriteProps {
  number: string
  piece: DeskPiece
  draft: DraftView
  /** The reason why it cannot be delivered now, or null. */
  mayNot: string | null
}

/** Editor and preview, with the delivery form below. */
export function Write({ number, piece, draft, mayNot }: WriteProps) {
  const place = { number, piece: piece.number }
  const { writing, state } = useWriting(place, draft)
  const [half, setHalf] = useState<Half>('write')
  const [isLeaving, setLeaving] = useState(false)
  const { comments, open } = useComments(number, piece.number)
  const goToComments = () => {
    flushSync(() => setHalf('comments'))
    focusComments()
  }
  return (
    <>
      <ClientBrief number={number} />
      <VoiceBeside number={number} />
      <PaneTabs half={half} setHalf={setHalf} hasComments={comments.length > 0} />
      <div className={styles.columns} data-half={half}>
        <div className={styles.written}>
          <RivalText writing={writing} state={state} />
          <NoticeLine
            words={noticeWords}
            notice={state.notice}
            onPutBack={(before) => writing.replace(before)}
            className={styles.notice ?? ''}
            data-empty={state.notice === null || undefined}
          />
          <TextField writing={writing} state={state} isLeaving={isLeaving} />
          {mayNot ? (
            <p className={styles.aside}>{mayNot}</p>
          ) : (
            <DeliverForm {...{ place, piece, draft, writing, state, setLeaving, open, goToComments }} />
          )}
        </div>
        <div className={styles.beside}>
          <CommentsBeside number={number} piece={piece.number} />
          <Preview place={place} typed={state.typed} />
        </div>
      </div>
    </>
  )
}

function useWriting(input: PieceInput, draft: DraftView) {
  const { client } = trpc.useUtils()
  const memberId = useMe().member.id
  const [writing] = useState(
    () =>
      new Writing(
        draft,
        { memberId, ...input },
        {
          save: (typed) => client.deliveries.saveDraft.mutate({ ...input, ...typed }),
          find: () => client.deliveries.findDraft.query(input),
        },
      ),
  )
  return { writing, state: useSaved(writing, draft) }
}

function ClientBrief({ number }: { number: string }) {
  const note = useCase(number).data?.order.note
  if (!note) return null
  return (
    <details className={styles.brief}>
      <summary>{deskTexts.writing.brief}</summary>
      <BriefText brief={note} />
    </details>
  )
}

/** The client's voice, beside the editor. */
function VoiceBeside({ number }: { number: string }) {
  const { data: voice } = useVoice(number)
  if (!voice) return null
  return (
    <details className={styles.brief}>
      <summary>{deskVoice.heading}</summary>
      <AgreedVoice number={number} voice={voice} />
    </details>
  )
}
