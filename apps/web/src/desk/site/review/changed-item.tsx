import '@mantine/core/styles/Checkbox.layer.css'
import { Alert, Checkbox, Text, Title } from '@mantine/core'
import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import { titleOf } from '@northword/content/desk/fields/title-of'
import type { SiteChange } from '@northword/contract/desk/site-review'
import { useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'
import { Moment } from '../../time/moment.tsx'
import { itemPath } from '../calls/item-paths.ts'
import { ItemStateWord } from '../calls/item-state-word.tsx'
import { differencesOf } from '../differences/differences.ts'
import { RedPen } from '../differences/red-pen.tsx'
import styles from './review.module.css'
import { SaidList } from '../fields/said-list.tsx'

const words = deskSiteReleases.review

interface ChangedItemProps {
  item: SiteChange
  /** Null: the member may not publish it. */
  isChosen: boolean | null
  onChoose: (isChosen: boolean) => void
}

/** A drafted item with its differences, problems and warnings. */
export function ChangedItem({ item, isChosen, onChoose }: ChangedItemProps) {
  const id = useId()
  const title = titleOf(item)
  return (
    <section aria-labelledby={id} className={styles.item} data-left={isChosen === false || undefined}>
      <header className={styles.head}>
        {isChosen !== null && (
          <Checkbox
            aria-label={words.choose(title)}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        <Title order={2} size="h4" id={id}>
          <Link to={itemPath(item)}>{title}</Link>
        </Title>
        <ItemStateWord item={item} />
        {item.draft && (
          <Hint span>
            <Moment at={item.draft.changedAt} /> {deskSite.table.by(item.draft.changedBy)}
          </Hint>
        )}
      </header>
      {item.problems.length > 0 && (
        <Alert title={words.problems} mb="sm">
          <SaidList said={item.problems} fields={item.draft?.fields ?? {}} />
        </Alert>
      )}
      {item.warnings.length > 0 && (
        <Part heading={words.warnings}>
          <SaidList said={item.warnings} fields={item.draft?.fields ?? {}} />
        </Part>
      )}
      <Changes item={item} />
    </section>
  )
}

function Changes({ item }: { item: SiteChange }) {
  const { live, draft } = item
  const differences = useMemo(() => differencesOf(live, draft?.fields), [live, draft])
  if (draft?.fields === null) return <Text>{words.isRemoved}</Text>
  if (differences.length === 0) return <Text size="sm">{words.same}</Text>
  return <RedPen item={item} fields={draft?.fields} differences={differences} />
}
