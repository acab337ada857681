import { Text } from '@mantine/core'
import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { checkQuery, itemQuery, itemsQuery } from '../calls/site-queries.ts'
import { Review } from './review.tsx'

const words = deskSiteReleases.review

/** Drafts beside what is live, and the form that publishes them. */
export function ReviewPage() {
  const list = useQuery(itemsQuery)
  const check = useQuery(checkQuery)
  const drafted = list.data?.items.filter(({ draft }) => draft) ?? []
  const items = useQueries({ queries: drafted.map((item) => itemQuery(item)) })
  const isWhole = list.data && check.data && items.every(({ data }) => data)
  const query = {
    data: isWhole
      ? { items: items.flatMap(({ data }) => (data ? [data] : [])), check: check.data }
      : undefined,
    error: list.error ?? check.error ?? items.find(({ error }) => error)?.error ?? null,
    isFetching: list.isFetching || check.isFetching || items.some(({ isFetching }) => isFetching),
  }
  return (
    <>
      <Text size="sm" mb="xs">
        <Link to="/site">‹ {deskSite.back}</Link>
      </Text>
      <DeskHead heading={words.heading} />
      <Loaded query={query} skeleton={<LoadingLines label={words.loading} />}>
        {(found) => <Review {...found} />}
      </Loaded>
    </>
  )
}
