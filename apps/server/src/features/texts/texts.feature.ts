import type { Em } from '../../db/orm.ts'
import { sentView } from '../../doors/page-view.ts'
import type { Feature } from '../../feature.ts'
import type { HookFacts, Hooks } from '../../hooks/hooks.ts'
import { eraseAbout } from '../orders/erase/erase-about.ts'
import type { User } from '../people/user.entity.ts'
import { approvalUndo, approvalUndoLink, approvalUndoPage } from './approvals/approval-undo.ts'
import { approvalForms } from './approvals/approvals.form.ts'
import { recordsOfTexts } from './records-of-texts.ts'
import { closeReviews, remindOfEnds } from './reviews/close-reviews.ts'
import { commentForms } from './reviews/comments.form.ts'
import { ReviewClock } from './reviews/review-clock.entity.ts'
import { TextComment } from './reviews/text-comment.entity.ts'
import { TextRound } from './reviews/text-round.entity.ts'
import { takeBackComments } from './reviews/send-studio-comments.ts'
import { textRoutes } from './texts.rest.ts'
import { tidyDrafts } from './versions/drafts.ts'
import { TextApproval } from './versions/text-approval.entity.ts'
import { TextDraft } from './versions/text-draft.entity.ts'
import { TextFingerprint } from './versions/text-fingerprint.entity.ts'
import { TextReport } from './versions/text-report.entity.ts'
import { TextVersion } from './versions/text-version.entity.ts'
import { ClientVoice } from './voice/client-voice.entity.ts'
import { withdrawVersion } from './withdraw-version.ts'

export const texts: Feature = {
  entities: [
    ClientVoice,
    TextVersion,
    TextDraft,
    TextReport,
    TextFingerprint,
    TextApproval,
    TextRound,
    TextComment,
    ReviewClock,
  ],
  routes: textRoutes,
  forms: [...commentForms, ...approvalForms],
  views: [sentView(approvalUndoPage, 'approval-undo')],
  links: { [approvalUndo]: approvalUndoLink },
  mailCancelled: withdrawWhatItTells,
  personalData: { records: recordsOfTexts, erase: eraseVoices, eraseWithOrders },
  tidy: {
    // Voices of orders that were under way when their client was erased.
    voices: ({ em }) => eraseAbout(em, 'client_voices'),
    texts: ({ em }) => eraseTexts(em),
    drafts: ({ em }, now) => tidyDrafts(em, now),
    comments: ({ em }) => eraseComments(em),
    'review-ends': closeReviews,
    'review-reminders': remindOfEnds,
  },
}

const eraseTexts = (em: Em) =>
  eraseAbout(em, 'text_approvals', 'text_drafts', 'text_versions', 'text_reports')

const eraseComments = (em: Em) => eraseAbout(em, 'text_comments', 'text_rounds', 'review_clocks')

async function eraseWithOrders(em: Em): Promise<void> {
  await eraseAbout(em, 'client_voices')
  await eraseTexts(em)
  await eraseComments(em)
}

async function eraseVoices(em: Em, { id }: User): Promise<void> {
  await em.execute(
    'delete from client_voices where user_id = ? or order_id in (select id from orders where user_id = ?)',
    [id, id],
  )
}

async function withdrawWhatItTells(
  em: Em,
  { by, id, orderId, site }: HookFacts['mailCancelled'],
  hooks: Hooks,
) {
  await withdrawVersion({ em, hooks, site }, by, id)
  if (orderId) await takeBackComments(em, id, orderId)
}
