import { Alert, Text } from '@mantine/core'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import type { SiteChange, SiteReview } from '@northword/contract/desk/site-review'
import { useState } from 'react'
import { useMe } from '../../session/use-me.ts'
import { itemName } from '@northword/contract/content/content-items'
import { ChangedItem } from './changed-item.tsx'
import { PublishForm } from './publish-form.tsx'
import { PublishOutcome } from './publish-outcome.tsx'
import { SaidList } from '../fields/said-list.tsx'
import { usePublish } from './use-publish.ts'

const words = deskSiteReleases.review

/** All drafts are chosen at first. */
export function Review({ review: { items, problems } }: { review: SiteReview }) {
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
