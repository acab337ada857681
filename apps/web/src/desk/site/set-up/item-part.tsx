import { deskSite } from '@northword/content/desk/desk-site'
import { titleOf } from '@northword/content/desk/fields/title-of'
import type { SiteItem } from '@northword/contract/desk/site'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Fetched } from '../../frame/fetched.tsx'
import { itemQuery } from '../calls/site-queries.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import { ItemNews } from '../editor/item-news.tsx'
import { useItemWriting } from '../editor/use-item-writing.ts'
import type { StepItem } from './steps.ts'

/** Some fields of an item, saved as in its editor. */
export function ItemPart({ item }: { item: StepItem }) {
  const query = useQuery(itemQuery(item))
  return (
    <Fetched query={query} label={deskSite.loading}>
      {(found) => <Found item={found} shows={item.shows} />}
    </Fetched>
  )
}

function Found({ item, shows }: { item: SiteItem; shows: StepItem['shows'] }) {
  const { writing, state } = useItemWriting(item)
  const [title] = useState(() => titleOf(item))
  return (
    <div>
      <ItemNews writing={writing} state={state} />
      <EditorForm title={title} formId={useId()} shows={shows} writing={writing} state={state} />
    </div>
  )
}
