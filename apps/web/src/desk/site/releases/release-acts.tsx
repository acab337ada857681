import { Button } from '@mantine/core'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import type { ReleaseView } from '@northword/contract/desk/site-releases'
import { useState } from 'react'
import { deskClient } from '../../api/desk-client.ts'
import { Confirm } from '../../frame/confirm.tsx'
import { titleOf } from '../calls/item-paths.ts'
import { useSiteStep } from '../calls/site-queries.ts'

const { cancel, undo } = deskSiteReleases.one

interface ReleaseActProps {
  release: ReleaseView
  onDone: (sentence: string) => void
}

export const CancelRelease = ({ release, onDone }: ReleaseActProps) => (
  <ReleaseAct
    words={cancel}
    step={async () => {
      await deskClient.site.cancel.mutate({ release: release.number })
      onDone(cancel.done)
    }}
  />
)

/** Makes a new release that restores the items as they were before. */
export const UndoRelease = ({ release, onDone }: ReleaseActProps) => (
  <ReleaseAct
    words={{
      ...undo,
      title: undo.title(release.number),
      text: undo.text(release.changes.map(titleOf).join(', ')),
    }}
    step={async () => {
      const { release: made } = await deskClient.site.undo.mutate({ release: release.number })
      onDone(
        made.status === 'failed'
          ? deskSiteReleases.review.failed(made.number, made.failure?.sentence ?? '')
          : undo.done(made.number),
      )
    }}
  />
)

interface ReleaseStepProps {
  words: Parameters<typeof Confirm>[0]['words'] & { open: string }
  step: () => Promise<void>
}

function ReleaseAct({ words, step }: ReleaseStepProps) {
  const [opened, setOpened] = useState(false)
  const { mutate, isPending, error } = useSiteStep(async () => {
    await step()
    setOpened(false)
  })
  return (
    <>
      <Button onClick={() => setOpened(true)}>{words.open}</Button>
      <Confirm
        words={words}
        opened={opened}
        onClose={() => setOpened(false)}
        action={{ mutate: () => mutate(undefined), isPending, error }}
      />
    </>
  )
}
