import { router } from '../../doors/trpc.ts'
import { approvalProcedures } from './approvals/approvals.router.ts'
import { deskReviewProcedures } from './reviews/desk-reviews.router.ts'
import { reviewProcedures } from './reviews/reviews.router.ts'
import { versionProcedures } from './versions/versions.router.ts'
import { voiceProcedures } from './voice/voice.router.ts'

/** By their names in the API. */
export const textRouters = {
  deliveries: router(versionProcedures),
  reviews: router({ ...reviewProcedures, ...deskReviewProcedures, ...approvalProcedures }),
  voices: router(voiceProcedures),
}
