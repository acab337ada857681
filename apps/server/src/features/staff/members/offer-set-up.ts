import { NIL } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import { type LinkMaking, mintLink } from '../../links/mint-link.ts'
import { endLinks } from '../../links/redeem.ts'
import { hasOwner, lockOwners } from './owners.ts'

/** Purpose of the one-time link to the first run. */
export const setUpPurpose = 'staff-set-up'

/** Subject of the link: the one studio. */
const theStudio = NIL

/**
 * Makes a one-time link to the first run if the studio has no owner, and ends those of earlier starts.
 * @param show gets the link while other starting processes wait, so that the last link shown is the valid one
 * @returns false if there is an owner
 */
export async function offerSetUp(
  em: Em,
  links: LinkMaking,
  show: (url: string) => Promise<void>,
): Promise<boolean> {
  return em.transactional(async (tx) => {
    await lockOwners(tx)
    await endLinks(tx, setUpPurpose, theStudio)
    if (await hasOwner(tx)) return false
    await show(await mintLink(tx, links, { purpose: setUpPurpose, subjectId: theStudio }))
    return true
  })
}
