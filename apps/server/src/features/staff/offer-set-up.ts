import { NIL } from 'uuid'
import type { Em } from '../../db/orm.ts'
import { type LinkMaking, mintLink } from '../links/mint-link.ts'
import { endLinks } from '../links/redeem.ts'
import { hasOwner, lockOwners } from './owners.ts'

/** The purpose of the one-time link to the first run. */
export const setUpPurpose = 'staff-set-up'

/** Its subject: the studio, of which there is one. */
const theStudio = NIL

/**
 * While the studio has no owner, makes a new one-time link to the first run, which ends those of earlier starts.
 * @param show is told the link while other processes that start wait, so that the last link shown is the good one
 * @returns whether there was one to show
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
