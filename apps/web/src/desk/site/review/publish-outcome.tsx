import { Alert, Text } from '@mantine/core'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import type { ReleaseView } from '@northword/contract/desk/site-releases'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { Done } from '../../frame/done.tsx'
import { FaultLink, faultIn } from '../calls/fault-link.tsx'
import type { usePublish } from './use-publish.ts'

const words = deskSiteReleases.review

/** Outcome of publishing: live, scheduled, scheduled in vain, failed with its reason, or refused. */
export function PublishOutcome({ publishing }: { publishing: ReturnType<typeof usePublish> }) {
  const { data, error } = publishing
  const release = data?.release
  const hasFailed = release?.status === 'failed'
  const willFail = release !== undefined && release.conflicts.length > 0
  return (
    <>
      <Done>{release !== undefined && !hasFailed && !willFail && sentenceOf(release)}</Done>
      {hasFailed && <Failed release={release} />}
      {willFail && <WillFail release={release.number} />}
      {error && (
        <Focused>
          {failureSentence(error)}
          <FaultLink fault={faultIn(error)} />
        </Focused>
      )}
    </>
  )
}

function sentenceOf({ number, goesLiveAt }: ReleaseView): string {
  return goesLiveAt ? words.scheduled(number, formatMoment(goesLiveAt)) : words.live(number)
}

const Failed = ({ release: { number, failure } }: { release: ReleaseView }) => (
  <Focused>
    {words.failed(number, failure?.sentence ?? '')}
    {failure && <FaultLink fault={failure} />}
  </Focused>
)

const WillFail = ({ release }: { release: number }) => (
  <Focused>
    {words.willFail(release)}{' '}
    <Link to={`/site/releases/${release}`}>{deskSiteReleases.list.number(release)}</Link>
  </Focused>
)

function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Alert ref={place} tabIndex={-1} role="alert" mb="lg">
      <Text>{children}</Text>
    </Alert>
  )
}
