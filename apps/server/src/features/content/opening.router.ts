import { openedStudio, siteOpening } from '@northword/contract/desk/site-opening'
import { deskProcedure, rest, staffProcedure } from '../../doors/trpc.ts'
import { openStudio, studioOpening } from './opening/open-studio.ts'

const path = '/api/desk/site/opening'

/** Part of the site's router. */
export const openingProcedures = {
  opening: deskProcedure('site')
    .meta({ alone: true, ...rest('GET', path, 'Whether the studio is open, and what is still invented.') })
    .output(siteOpening)
    .query(({ ctx }) => studioOpening(ctx)),
  open: staffProcedure('owner')
    .meta({
      alone: true,
      ...rest('POST', path, 'Publish every draft, and open the studio for good.', {
        refuses: ['siteIncomplete', 'publishedMeanwhile', 'proofNeeded'],
      }),
    })
    .output(openedStudio)
    .mutation(({ ctx }) => openStudio(ctx)),
}
