import type { Em } from '../../db/orm.ts'
import { sentView } from '../../doors/page-view.ts'
import type { Feature } from '../../feature.ts'
import { eraseAbout } from '../orders/erase-about.ts'
import type { Client } from '../people/actor.ts'
import { approvalUndo, approvalUndoLink, approvalUndoPage } from './approval-undo.ts'
import { closeReviews, remindOfEnds } from './close-reviews.ts'
import { commentForms } from './comments.form.ts'
import { exportApprovals } from './export-approvals.ts'
import { exportComments } from './export-comments.ts'
import { reviewForms } from './reviews.form.ts'
import { ReviewClock } from './review-clock.entity.ts'
import { reviewsRoutes } from './reviews.rest.ts'
import { TextComment } from './text-comment.entity.ts'
import { TextRound } from './text-round.entity.ts'

const erase = (em: Em) => eraseAbout(em, 'text_comments', 'text_rounds', 'review_clocks')

async function* exportReviews(em: Em, client: Client) {
  yield* exportComments(em, client)
  yield* exportApprovals(em, client)
}

export const reviews: Feature = {
  entities: [TextRound, TextComment, ReviewClock],
  routes: reviewsRoutes,
  forms: [...commentForms, ...reviewForms],
  views: [sentView(approvalUndoPage, 'approval-undo')],
  links: { [approvalUndo]: approvalUndoLink },
  personalData: { records: exportReviews, erase },
  tidy: { comments: ({ em }) => erase(em), 'review-ends': closeReviews, 'review-reminders': remindOfEnds },
}
