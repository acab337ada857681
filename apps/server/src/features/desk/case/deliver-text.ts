import { deskTexts } from '@northword/content/desk/desk-texts'
import type { DeskPieces } from '@northword/contract/texts/text-views'
import type { DeliverInput } from '@northword/contract/texts/texts'
import type { StaffContext } from '../../../doors/context.ts'
import { deliverVersion } from '../../texts/versions/deliver-version.ts'
import { piecesAtDesk } from '../../texts/versions/list-pieces.ts'
import { roundsOf } from '../../texts/reviews/rounds-of.ts'
import { expectAnswered } from '../../texts/reviews/answer-comment.ts'
import { noteAct } from './change-case.ts'
import { endDelay } from './put-off.ts'

/**
 * Delivers a version and notes it in the timeline. The client sees it once its mail can no longer be cancelled.
 * @throws {DomainError} `commentsOpen` if a comment on the text has no answer, and as `deliverVersion`
 */
export async function deliverText(ctx: StaffContext, input: DeliverInput): Promise<DeskPieces> {
  await deliverVersion(ctx, input, {
    async before(tx, order) {
      await expectAnswered(tx, order.id, input.piece)
      const rounds = await roundsOf({ em: tx, site: ctx.site }, order)
      return { isAwaited: rounds.some(({ piece, isOpen }) => isOpen && piece !== input.piece) }
    },
    async after(tx, { orderId, title, number }) {
      const text = deskTexts.versionOf(title, number)
      await endDelay(tx, { orderId })
      await noteAct(tx, ctx.actor, orderId, { kind: 'delivered', text })
    },
  })
  return piecesAtDesk(ctx.em.fork(), ctx.actor, input.number)
}
