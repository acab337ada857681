import type { Feature } from '../../feature.ts'
import { closeReviews } from './close-reviews.ts'
import { eraseReviews } from './erase-reviews.ts'
import { exportComments } from './export-comments.ts'
import { ReviewClock } from './review-clock.entity.ts'
import { TextComment } from './text-comment.entity.ts'
import { TextRound } from './text-round.entity.ts'

export const reviews: Feature = {
  entities: [TextRound, TextComment, ReviewClock],
  personalData: { records: exportComments, erase: eraseReviews },
  async tidy({ em, mail }, now) {
    await eraseReviews(em)
    await closeReviews({ em, mail }, now)
  },
}
