import type { MemberContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { StudioSettings, theStudio } from './studio-settings.entity.ts'

/** Sets whether all members need a second factor. Those without one may then only set one up. */
export async function demandSecondFactor({ em }: MemberContext, demanded: boolean): Promise<void> {
  await em.nativeUpdate(StudioSettings, theStudio, { secondFactorDemanded: demanded })
}

export async function isSecondFactorDemanded(em: Em): Promise<boolean> {
  return (await em.findOneOrFail(StudioSettings, theStudio)).secondFactorDemanded
}
