import { Text } from '@mantine/core'
import { deskSite } from '@northword/content/desk/desk-site'
import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { titleOf } from '@northword/content/desk/fields/title-of'
import { fieldsOf } from '@northword/contract/content/fields-of'
import { partOf } from '@northword/contract/desk/field-paths'
import type { SiteItem, SiteItemRow } from '@northword/contract/desk/site'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { itemQuery, itemsQuery } from '../calls/site-queries.ts'
import { saidOf } from '../editor/editor-form.tsx'
import { isUnsettled } from '../editor/item-state.ts'
import { ItemSavingLine } from '../editor/item-saving-line.tsx'
import { ItemNews } from '../editor/item-news.tsx'
import { useItemWriting } from '../editor/use-item-writing.ts'
import { FieldControl } from '../fields/field.tsx'
import { FieldsFrame } from '../fields/item-fields.tsx'
import styles from './set-up.module.css'

const price = fieldsOf('services', '').filter(({ name }) => name === 'priceCents')

/** The price of every service that is sold. */
export function PricesStep() {
  const query = useQuery(itemsQuery)
  return (
    <Loaded query={query} skeleton={<LoadingLines label={deskSite.loading} />}>
      {({ items }) => {
        const kept = items.filter(
          ({ kind, state, archived, draft }) =>
            kind === 'services' && state !== 'removed' && !archived && (state !== 'new' || draft !== null),
        )
        if (kept.length === 0) return <Text>{deskSiteSetUp.prices.none}</Text>
        return (
          <ul role="list" className={styles.prices}>
            {kept.map((service) => (
              <li key={service.key}>
                <Price service={service} />
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

function Price({ service }: { service: SiteItemRow }) {
  const query = useQuery(itemQuery(service))
  return (
    <Loaded query={query} skeleton={<Text c="dimmed">{titleOf(service)}</Text>}>
      {(item) => <PriceField item={item} label={`${titleOf(service)}, ${service.key}`} />}
    </Loaded>
  )
}

/** Saves as soon as it is left. */
function PriceField({ item: found, label }: { item: SiteItem; label: string }) {
  const { writing, state } = useItemWriting(found)
  const { item, fields, error, isSaved } = state
  const id = useId()
  const form = useMemo(
    () => ({ kind: 'services' as const, id, isReadOnly: false, set: writing.type }),
    [id, writing],
  )
  const said = useMemo(() => saidOf(item), [item])
  return (
    // Bubbles from the field.
    <div onBlur={() => void writing.flush().catch(() => {})}>
      <ItemNews writing={writing} state={state} />
      <FieldsFrame form={form} said={said} names={null}>
        {price.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            path={field.name}
            label={label}
            value={partOf(fields, field.name)}
          />
        ))}
      </FieldsFrame>
      {(item.draft || !isSaved || Boolean(error) || isUnsettled(state)) && <ItemSavingLine state={state} />}
    </div>
  )
}
