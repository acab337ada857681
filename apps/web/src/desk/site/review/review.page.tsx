import { Alert, Text } from '@mantine/core'
import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import { itemName } from '@northword/contract/content/content-items'
import type { SiteChange, SiteReview } from '@northword/contract/desk/site-review'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { useMe } from '../../session/use-me.ts'
import { reviewQuery } from '../calls/site-queries.ts'
import { SaidList } from '../fields/said-list.tsx'
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
      <Fetched query={query} label={words.loading}>
        {(found) => <Review review={found} />}
      </Fetched>
    </>
  )
}

/** All drafts are chosen at first. */
function Review({ review: { items, problems } }: { review: SiteReview }) {
  const isOwner = useMe().member.role === 'owner'
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const publishing = usePublish()
  const chosen = items.filter((item) => !left.has(itemName(item)))
  const names = new Set(items.map(itemName))
  const elsewhere = problems.filter((problem) => !names.has(itemName(problem)))
  const choose = (item: SiteChange, isChosen: boolean) => {
    const rest = [...left].filter((name) => name !== itemName(item))
    setLeft(new Set(isChosen ? rest : [...rest, itemName(item)]))
  }
  return (
    <>
      <PublishOutcome publishing={publishing} />
      {items.length === 0 && <Text>{words.nothing}</Text>}
      {elsewhere.length > 0 && (
        <Alert title={words.otherProblems} mb="lg">
          <SaidList said={elsewhere} />
        </Alert>
      )}
      {items.map((item) => (
        <ChangedItem
          key={itemName(item)}
          item={item}
          isChosen={isOwner ? !left.has(itemName(item)) : null}
          onChoose={(isChosen) => choose(item, isChosen)}
        />
      ))}
      {items.length > 0 &&
        (isOwner ? (
          <PublishForm chosen={chosen} all={items.length} publishing={publishing} />
        ) : (
          <Text fw={600}>{words.askOwner}</Text>
        ))}
    </>
  )
}
