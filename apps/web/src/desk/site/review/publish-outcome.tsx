import { Alert, Text } from '@mantine/core'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import type { ReleaseView } from '@northword/contract/desk/site-releases'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { Done } from '../../frame/done.tsx'
import { itemPath, kindOf } from '../calls/item-paths.ts'
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
      {error && <Focused>{failureSentence(error)}</Focused>}
    </>
  )
}

function sentenceOf({ number, goesLiveAt }: ReleaseView): string {
  return goesLiveAt ? words.scheduled(number, formatMoment(goesLiveAt)) : words.live(number)
}

function Failed({ release: { number, failure } }: { release: ReleaseView }) {
  const [kind, ...key] = failure?.item?.split('/') ?? []
  const known = kindOf(kind)
  return (
    <Focused>
      {words.failed(number, failure?.sentence ?? '')}{' '}
      {known && (
        <Link to={itemPath({ kind: known, key: key.join('/') }, failure?.field)}>{words.toItem}</Link>
      )}
    </Focused>
  )
}

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
