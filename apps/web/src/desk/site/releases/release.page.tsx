import { Text } from '@mantine/core'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched, isMissing } from '../../frame/fetched.tsx'
import { releaseQuery } from '../calls/site-queries.ts'
import { Release } from './release.tsx'

const words = deskSiteReleases.one

export default function ReleasePage() {
  const number = Number(useParams()['number'])
  const query = useQuery({ ...releaseQuery(number), enabled: Number.isSafeInteger(number) && number > 0 })
  return (
    <>
      <BackLink to="/site/releases">{words.back}</BackLink>
      {!(number > 0) || isMissing(query.error) ? (
        <>
          <DeskHead heading={deskSiteReleases.list.heading} />
          <Text>{words.notFound}</Text>
        </>
      ) : (
        <Fetched query={query} label={words.loading}>
          {(detail) => <Release detail={detail} />}
        </Fetched>
      )}
    </>
  )
}
