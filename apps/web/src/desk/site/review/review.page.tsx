import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { reviewQuery } from '../calls/site-queries.ts'
import { Review } from './review.tsx'

const words = deskSiteReleases.review

/** Drafts beside what is live, and the form that publishes them. */
export default function ReviewPage() {
  const query = useQuery(reviewQuery)
  return (
    <>
      <BackLink to="/site">{deskSite.back}</BackLink>
      <DeskHead heading={words.heading} />
      <Loaded query={query} skeleton={<LoadingLines label={words.loading} />}>
        {(found) => <Review review={found} />}
      </Loaded>
    </>
  )
}
