import type { TokenView } from '@northword/contract/desk/tokens'
import type { MemberContext } from '../../doors/context.ts'
import { clock } from '../../time/clock.ts'
import { StaffMember } from '../people/staff-member.entity.ts'
import { ApiToken } from './api-token.entity.ts'
import { tokenView } from './token-view.ts'

/** All API tokens, revoked and expired ones too, latest first. */
export async function listTokens({ em }: Pick<MemberContext, 'em'>): Promise<TokenView[]> {
  const tokens = await em.find(ApiToken, {}, { orderBy: { createdAt: 'desc', id: 'desc' } })
  const makers = await em.find(StaffMember, { id: { $in: tokens.map(({ createdBy }) => createdBy) } })
  const makerOf = new Map(makers.map((maker) => [maker.id, maker]))
  const now = clock.now()
  return tokens.flatMap((token) => {
    const maker = makerOf.get(token.createdBy)
    return maker ? [tokenView(token, maker, now)] : []
  })
}
