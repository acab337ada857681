import { NIL } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import { type LinkMaking, mintLink, secretIn } from '../../links/mint-link.ts'
import { endLinks, isRedeemable } from '../../links/redeem.ts'
import { hasOwner, lockOwners } from './owners.ts'

/** Purpose of the set-up link. */
export const setUpPurpose = 'staff-set-up'

/** Subject of the link: the one studio. */
const theStudio = NIL

/**
 * Shows a set-up link, which works once, if the studio has no owner. Links of earlier starts stay valid, so that an
 * open page survives a restart; the first owner ends them all.
 * @param shown the link of an earlier start, which is shown again while it is good; empty without one
 * @returns false if there is an owner
 */
export async function offerSetUp(
  em: Em,
  links: LinkMaking,
  show: (url: string) => Promise<void>,
  shown = '',
): Promise<boolean> {
  return em.transactional(async (tx) => {
    await lockOwners(tx)
    if (await hasOwner(tx)) {
      await endLinks(tx, setUpPurpose, theStudio)
      return false
    }
    const isGood = await leadsHere(tx, links, shown)
    await show(isGood ? shown : await mintLink(tx, links, { purpose: setUpPurpose, subjectId: theStudio }))
    return true
  })
}

async function leadsHere(em: Em, { publicUrl }: LinkMaking, link: string): Promise<boolean> {
  const url = URL.parse(link)
  return url?.origin === publicUrl && isRedeemable(em, setUpPurpose, secretIn(url.searchParams))
}
