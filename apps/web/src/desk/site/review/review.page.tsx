import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched } from '../../frame/fetched.tsx'
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
      <Fetched query={query} label={words.loading}>
        {(found) => <Review review={found} />}
      </Fetched>
    </>
  )
}
