import { Alert, Text, Title } from '@mantine/core'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { titleOf } from '@northword/content/desk/fields/title-of'
import type { ReleaseDetail, ReleaseView } from '@northword/contract/desk/site-releases'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Done } from '../../frame/done.tsx'
import { Hint } from '../../frame/hint.tsx'
import { Moment } from '../../time/moment.tsx'
import { itemName } from '@northword/contract/content/content-items'
import { FaultLink } from '../calls/fault-link.tsx'
import { itemPath } from '../calls/item-paths.ts'
import { RedPen } from '../differences/red-pen.tsx'
import styles from './releases.module.css'
import { type Outcome, ReleaseActs } from './release-acts.tsx'

const words = deskSiteReleases.one
const mostDifferences = 1_000
/** Changes that are shown unfolded. */
const mostOpen = 10

/** A release with its differences, field by field. */
export function Release({ detail: { release, differences } }: { detail: ReleaseDetail }) {
  const [done, setDone] = useState<Outcome | null>(null)
  return (
    <>
      <DeskHead
        heading={deskSiteReleases.list.number(release.number)}
        state={<Text span>{deskSiteReleases.statuses[release.status]}</Text>}
      >
        <ReleaseActs release={release} onDone={setDone} />
      </DeskHead>
      <Done>{done !== null && done.sentence}</Done>
      {done?.failure && <FaultLink fault={done.failure} />}
      <Facts release={release} />
      <Conflicts release={release} />
      <Title order={2} size="h4" mt="lg" mb="xs">
        {words.changes}
      </Title>
      {release.changes.map((change) => (
        <details key={itemName(change)} open={release.changes.length <= mostOpen} className={styles.change}>
          <summary>
            {titleOf(change)} <span className={styles.kind}>{words.change[change.change]}</span>
          </summary>
          <Link to={itemPath(change)} className={styles.open ?? ''}>
            {deskSiteReleases.review.toItem}
          </Link>
          {change.change !== 'removed' && (
            <RedPen
              item={change}
              fields={undefined}
              differences={differences.filter((one) => itemName(one) === itemName(change))}
            />
          )}
        </details>
      ))}
      {differences.length >= mostDifferences && <Text mt="md">{words.cut}</Text>}
    </>
  )
}

function Facts({ release }: { release: ReleaseView }) {
  const { note, madeAt, madeBy, liveAt, goesLiveAt, status, failure, undoes } = release
  return (
    <div>
      {note && <Text>{note}</Text>}
      {undoes !== null && <Text size="sm">{deskSiteReleases.list.undoes(undoes)}</Text>}
      <Hint>
        {deskSiteReleases.list.made} <Moment at={madeAt} /> {deskSiteReleases.list.by(madeBy)}
        {status === 'live' && liveAt && (
          <>
            {' · '}
            {words.liveAt} <Moment at={liveAt} />
          </>
        )}
        {status === 'scheduled' && goesLiveAt && (
          <>
            {' · '}
            {words.goesLiveAt} <Moment at={goesLiveAt} />
          </>
        )}
      </Hint>
      {failure && (
        <Alert mt="sm">
          {failure.sentence}
          <FaultLink fault={failure} />
        </Alert>
      )}
    </div>
  )
}

function Conflicts({ release: { conflicts } }: { release: ReleaseView }) {
  if (conflicts.length === 0) return null
  return (
    <Alert title={words.conflicts} mt="md">
      <Text>{words.conflictsText}</Text>
      <ul>
        {conflicts.map((item) => (
          <li key={itemName(item)}>
            <Link to={itemPath(item)}>{titleOf(item)}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
