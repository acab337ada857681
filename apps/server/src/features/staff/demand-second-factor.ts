import type { MemberContext } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { StudioSettings, theStudio } from './studio-settings.entity.ts'

/** Demands a second factor of everybody at the desk, or no longer. Whoever has none may then only set one up. */
export async function demandSecondFactor({ em }: MemberContext, demanded: boolean): Promise<void> {
  await em.nativeUpdate(StudioSettings, theStudio, { secondFactorDemanded: demanded })
}

/** Whether everybody at the desk has to have a second factor. */
export async function isSecondFactorDemanded(em: Em): Promise<boolean> {
  return (await em.findOneOrFail(StudioSettings, theStudio)).secondFactorDemanded
}
