import { deskSiteReleases } from '@northword/content/desk/desk-site'
import type { ReleaseView } from '@northword/contract/desk/site-releases'
import { deskClient } from '../../api/desk-client.ts'
import { ConfirmButton } from '../../frame/confirm.tsx'
import { titleOf } from '../calls/item-paths.ts'
import { useSiteStep } from '../calls/site-queries.ts'

const { cancel, undo } = deskSiteReleases.one

interface ReleaseActProps {
  release: ReleaseView
  onDone: (sentence: string) => void
}

export function CancelRelease({ release, onDone }: ReleaseActProps) {
  const action = useSiteStep(async (close: () => void) => {
    await deskClient.site.cancel.mutate({ release: release.number })
    onDone(cancel.done)
    close()
  })
  return <ConfirmButton words={cancel} action={action} />
}

/** Makes a new release that restores the items as they were before. */
export function UndoRelease({ release, onDone }: ReleaseActProps) {
  const action = useSiteStep(async (close: () => void) => {
    const { release: made } = await deskClient.site.undo.mutate({ release: release.number })
    onDone(
      made.status === 'failed'
        ? deskSiteReleases.review.failed(made.number, made.failure?.sentence ?? '')
        : undo.done(made.number),
    )
    close()
  })
  const [title, text] = [undo.title(release.number), undo.text(release.changes.map(titleOf).join(', '))]
  return <ConfirmButton words={{ ...undo, title, text }} action={action} />
}
