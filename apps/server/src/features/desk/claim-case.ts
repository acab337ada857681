import type { StaffContext } from '../../doors/context.ts'
import { clock } from '../../time/clock.ts'
import { saveCase, type SeenCase } from './change-case.ts'

/** Takes a case in hand, also from somebody else: the timeline tells both. */
export const claimCase = (ctx: StaffContext, seen: SeenCase): Promise<void> =>
  saveCase(
    ctx,
    seen,
    { claimedBy: ctx.actor.member.id, claimedAt: clock.now(), laterUntil: null },
    { kind: 'claim' },
  )

/** Gives a case out of hand, for anybody to take. */
export const releaseCase = (ctx: StaffContext, seen: SeenCase): Promise<void> =>
  saveCase(ctx, seen, { claimedBy: null, claimedAt: null }, { kind: 'release' })
