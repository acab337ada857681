import { deskTexts } from '@northword/content/desk/desk-texts'
import type { DeskPieces } from '@northword/contract/texts/text-views'
import type { DeliverInput } from '@northword/contract/texts/texts'
import type { StaffContext } from '../../../doors/context.ts'
import { deliverVersion } from '../../texts/deliver-version.ts'
import { piecesAtDesk } from '../../texts/versions/list-pieces.ts'
import { noteAct } from './change-case.ts'
import { endPutOff } from './put-off.ts'

/**
 * Delivers a version and notes it in the timeline. The client sees it once its mail can no longer be cancelled.
 * @throws {DomainError} as `deliverVersion`
 */
export async function deliverText(ctx: StaffContext, input: DeliverInput): Promise<DeskPieces> {
  await deliverVersion(ctx, input, async (tx, { orderId, title, number }) => {
    const text = deskTexts.versionOf(title, number)
    await endPutOff(tx, { orderId })
    await noteAct(tx, ctx.actor, orderId, { kind: 'delivered', text })
  })
  return piecesAtDesk({ ...ctx, em: ctx.em.fork() }, input.number)
}
