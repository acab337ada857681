import { Table, Text } from '@mantine/core'
import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import type { ReleaseView } from '@northword/contract/desk/site-releases'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { Hint } from '../../frame/hint.tsx'
import { ColumnHeads } from '../../rows/column-heads.tsx'
import { NextPage } from '../../rows/next-page.tsx'
import { Moment } from '../../time/moment.tsx'
import { releasesQuery } from '../calls/site-queries.ts'
import styles from '../list/list.module.css'

const words = deskSiteReleases.list

export default function ReleasesPage() {
  const query = useInfiniteQuery(releasesQuery)
  return (
    <>
      <BackLink to="/site">{deskSite.back}</BackLink>
      <DeskHead heading={words.heading} />
      <Fetched query={query} label={words.loading}>
        {({ pages }) => {
          const releases = pages.flatMap((page) => page.releases)
          return releases.length === 0 ? <Text>{words.none}</Text> : <ReleaseTable releases={releases} />
        }}
      </Fetched>
      <NextPage query={query} label={words.more} />
    </>
  )
}

const ReleaseTable = ({ releases }: { releases: readonly ReleaseView[] }) => (
  <Table aria-label={words.heading} className={styles.table ?? ''}>
    <ColumnHeads columns={['release', 'status', 'changes', 'made']} labels={words} />
    <Table.Tbody>
      {releases.map((release) => (
        <ReleaseRow key={release.number} release={release} />
      ))}
    </Table.Tbody>
  </Table>
)

function ReleaseRow({ release }: { release: ReleaseView }) {
  const { number, note, status, goesLiveAt, conflicts, undoes, changes, madeAt, madeBy } = release
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link to={`/site/releases/${number}`}>{words.number(number)}</Link>
        {note && <Hint fw={400}>{note}</Hint>}
        {undoes !== null && <Hint fw={400}>{words.undoes(undoes)}</Hint>}
      </Table.Th>
      <Table.Td data-label={words.status}>
        {deskSiteReleases.statuses[status]}
        {status === 'scheduled' && goesLiveAt && (
          <Text size="sm">
            {words.goesLive} <Moment at={goesLiveAt} />
          </Text>
        )}
        {conflicts.length > 0 && (
          <Text size="sm" c="var(--red-pen)">
            {words.conflicts(conflicts.length)}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label={words.changes}>{words.changesOf(changes.length)}</Table.Td>
      <Table.Td data-label={words.made}>
        <Moment at={madeAt} /> {words.by(madeBy)}
      </Table.Td>
    </Table.Tr>
  )
}
