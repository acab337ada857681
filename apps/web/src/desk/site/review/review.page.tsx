import { Alert, Text } from '@mantine/core'
import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import { itemName } from '@northword/contract/content/content-items'
import type { SiteProblem } from '@northword/contract/desk/site'
import type { SiteChange, SiteReview } from '@northword/contract/desk/site-review'
import { mayPublish } from '@northword/contract/people/publishing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { Part } from '../../frame/part.tsx'
import { useMe } from '../../session/use-me.ts'
import { reviewQuery } from '../calls/site-queries.ts'
import { SaidList } from '../fields/said-list.tsx'
import { UnsavedItems } from '../list/unsaved-items.tsx'
import { ChangedItem } from './changed-item.tsx'
import { PublishForm } from './publish-form.tsx'
import { PublishOutcome } from './publish-outcome.tsx'
import { usePublish } from './use-publish.ts'

const words = deskSiteReleases.review

/** Drafts beside what is live, and the form that publishes them. */
export default function ReviewPage() {
  const query = useQuery(reviewQuery)
  return (
    <>
      <BackLink to="/site">{deskSite.back}</BackLink>
      <DeskHead heading={words.heading} />
      {!query.isFetching && <UnsavedItems />}
      <Fetched query={query} label={words.loading}>
        {(found) => <Review review={found} />}
      </Fetched>
    </>
  )
}

/** All drafts that the member may publish are chosen at first. */
function Review({ review, review: { items } }: { review: SiteReview }) {
  const { member } = useMe()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const publishing = usePublish()
  const publishable = items.filter((item) => mayPublish(member, [item]))
  const chosen = publishable.filter((item) => !left.has(itemName(item)))
  const choose = (item: SiteChange, isChosen: boolean) => {
    const rest = [...left].filter((name) => name !== itemName(item))
    setLeft(new Set(isChosen ? rest : [...rest, itemName(item)]))
  }
  return (
    <>
      <PublishOutcome publishing={publishing} />
      {items.length === 0 && <Text>{words.nothing}</Text>}
      <Elsewhere review={review} />
      {items.map((item) => (
        <ChangedItem
          key={itemName(item)}
          item={item}
          isChosen={publishable.includes(item) ? !left.has(itemName(item)) : null}
          onChoose={(isChosen) => choose(item, isChosen)}
        />
      ))}
      {publishable.length < items.length && (
        <Text fw={600}>{mayPublish(member) ? words.accountsOfOwners : words.askPublisher}</Text>
      )}
      {publishable.length > 0 && (
        <PublishForm chosen={chosen} all={publishable.length} publishing={publishing} />
      )}
    </>
  )
}

/** Problems and warnings of items without a draft, which a change of others can cause. */
function Elsewhere({ review: { items, problems, warnings } }: { review: SiteReview }) {
  const names = new Set(items.map(itemName))
  const isElsewhere = (said: SiteProblem) => !names.has(itemName(said))
  const otherProblems = problems.filter(isElsewhere)
  const otherWarnings = warnings.filter((said) => isElsewhere(said) && said.check !== 'placeholder')
  return (
    <>
      {otherProblems.length > 0 && (
        <Alert title={words.otherProblems} mb="lg">
          <SaidList said={otherProblems} />
        </Alert>
      )}
      {otherWarnings.length > 0 && (
        <Part heading={words.otherWarnings}>
          <SaidList said={otherWarnings} />
        </Part>
      )}
    </>
  )
}
