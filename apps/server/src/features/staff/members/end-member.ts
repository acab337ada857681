import { hands } from '@northword/contract/desk/desk'
import type { MemberContext } from '../../../doors/context.ts'
import { clock } from '../../../time/clock.ts'
import { lockMember } from '../../people/lock-member.ts'
import { endEverything } from './end-rights.ts'
import { keepAnOwner, lockOwners } from './owners.ts'

/**
 * Ends a member or an invitation: their sessions, password, codes and links stop working. Others find their orders.
 * @throws {DomainError} `memberNotFound`, `lastOwner`
 */
export async function endMember({ em, passwords, actor, hooks }: MemberContext, id: string): Promise<void> {
  await em.transactional(async (tx) => {
    await lockOwners(tx)
    const member = await lockMember(tx, id)
    await keepAnOwner(tx, member)
    const passwordHash = passwords.noPassword()
    await endEverything(tx, member, { passwordHash, endedAt: clock.now() })
  })
  await hooks.memberLeft(em.fork(), { by: actor, id, hands })
}
