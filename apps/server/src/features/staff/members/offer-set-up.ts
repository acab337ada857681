import { NIL } from 'uuid'
import type { Em } from '../../../db/orm.ts'
import { type LinkMaking, mintLink, secretIn } from '../../links/mint-link.ts'
import { endLink, endLinks, isRedeemable } from '../../links/redeem.ts'
import { hasOwner, lockOwners } from './owners.ts'

/** Purpose of the set-up link. */
export const setUpPurpose = 'staff-set-up'

/** Subject of the link: the one studio. */
const theStudio = NIL

/**
 * Makes a set-up link, which works once, if the studio has no owner. Links of earlier starts stay valid, so that an
 * open page survives a restart; the first owner ends them all.
 * @param shown the link of an earlier start, which is returned again while it is good; empty without one
 * @returns null if there is an owner
 */
export async function offerSetUp(em: Em, links: LinkMaking, shown = ''): Promise<string | null> {
  return em.transactional(async (tx) => {
    await lockOwners(tx)
    if (await hasOwner(tx)) {
      await endLinks(tx, setUpPurpose, theStudio)
      return null
    }
    if (await leadsHere(tx, links, shown)) return shown
    return mintLink(tx, links, { purpose: setUpPurpose, subjectId: theStudio })
  })
}

/** Ends a link that could not be shown. */
export const endOffer = (em: Em, url: string) => endLink(em, setUpPurpose, secretOf(url))

async function leadsHere(em: Em, { publicUrl }: LinkMaking, link: string): Promise<boolean> {
  return URL.parse(link)?.origin === publicUrl && isRedeemable(em, setUpPurpose, secretOf(link))
}

const secretOf = (link: string) => secretIn(new URL(link).searchParams)
