import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { titleOf } from '@northword/content/desk/fields/title-of'
import type { ReleaseView } from '@northword/contract/desk/site-releases'
import { mayPublish } from '@northword/contract/people/publishing'
import { deskClient } from '../../api/desk-client.ts'
import { ConfirmButton } from '../../frame/confirm.tsx'
import { Hint } from '../../frame/hint.tsx'
import { useMe } from '../../session/use-me.ts'
import { useSiteStep } from '../calls/site-queries.ts'

const { cancel, undo } = deskSiteReleases.one

/** Result of an act, with the reason if it failed. */
export interface Outcome {
  sentence: string
  failure?: ReleaseView['failure']
}

interface ReleaseActProps {
  release: ReleaseView
  onDone: (outcome: Outcome) => void
}

/** For members who may publish. */
export function ReleaseActs({ release, onDone }: ReleaseActProps) {
  const { member } = useMe()
  if (!mayPublish(member)) return null
  if (!mayPublish(member, release.changes)) return release.canUndo && <Hint>{undo.ofOwners}</Hint>
  return (
    <>
      {release.status === 'scheduled' && <CancelRelease release={release} onDone={onDone} />}
      {release.canUndo && <UndoRelease release={release} onDone={onDone} />}
    </>
  )
}

function CancelRelease({ release, onDone }: ReleaseActProps) {
  const action = useSiteStep(async (close: () => void) => {
    await deskClient.site.cancel.mutate({ release: release.number })
    onDone({ sentence: cancel.done })
    close()
  })
  return <ConfirmButton words={cancel} action={action} />
}

/** Makes a new release that restores the items as they were before. */
function UndoRelease({ release, onDone }: ReleaseActProps) {
  const action = useSiteStep(async (close: () => void) => {
    const { release: made } = await deskClient.site.undo.mutate({ release: release.number })
    const { number, status, failure } = made
    const failed = () => deskSiteReleases.review.failed(number, failure?.sentence ?? '')
    onDone({ sentence: status === 'failed' ? failed() : undo.done(number), failure })
    close()
  })
  const [title, text] = [undo.title(release.number), undo.text(release.changes.map(titleOf).join(', '))]
  return <ConfirmButton words={{ ...undo, title, text }} action={action} />
}
