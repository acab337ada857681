import { Button, Group, Text } from '@mantine/core'
import { deskSite } from '@northword/content/desk/desk-site'
import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { titleOf } from '@northword/content/desk/fields/title-of'
import type { Fields } from '@northword/contract/desk/join-fields'
import type { SiteItemRow } from '@northword/contract/desk/site'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { deskClient } from '../../api/desk-client.ts'
import { Fetched } from '../../frame/fetched.tsx'
import { Outcome } from '../../../components/outcome.tsx'
import { itemPath } from '../calls/item-paths.ts'
import { ItemStateWord } from '../calls/item-state-word.tsx'
import { itemsQuery, useSiteStep } from '../calls/site-queries.ts'
import { AddItem } from '../list/add-item.tsx'
import { ItemPart } from './item-part.tsx'
import styles from './set-up.module.css'

const words = deskSiteSetUp.services

/** Fields of the step; the editor has the rest. */
const shows = { only: ['name', 'description', 'words', 'revisionRounds', 'features'] }

/** The services, each to be kept, changed in place, or dropped. */
export function ServicesStep() {
  const query = useQuery(itemsQuery)
  return (
    <Fetched query={query} label={deskSite.loading}>
      {({ items }) => <Services services={items.filter(({ kind }) => kind === 'services')} />}
    </Fetched>
  )
}

function Services({ services }: { services: readonly SiteItemRow[] }) {
  const drop = useDrop()
  const dropped = services.filter(({ state }) => state === 'removed').length
  const kept = services.filter(({ state, archived }) => state !== 'removed' && !archived).length
  return (
    <div>
      <Text role="status" fw={600} mb="xs">
        {words.kept(kept, dropped)}
      </Text>
      <Outcome error={drop.error} />
      <ul role="list" className={styles.rows}>
        {services.map((service) => (
          <Service key={service.key} service={service} drop={drop} />
        ))}
      </ul>
      <AddItem kind="services" count={services.length} />
    </div>
  )
}

interface Dropping {
  key: string
  isDropped: boolean
}

/** Drops a service, or keeps it again, with the draft that it had before on this page. */
function useDrop() {
  const former = useRef(new Map<string, Fields>())
  return useSiteStep(async ({ key, isDropped }: Dropping) => {
    const item = { kind: 'services', key } as const
    const { version, draft } = await deskClient.site.findItem.query(item)
    const { isSaved } = await (isDropped ? keep(version) : drop(version))
    if (!isSaved) throw new Error(words.moved)

    function drop(read: number) {
      if (draft?.fields) former.current.set(key, draft.fields)
      return deskClient.site.saveDraft.mutate({ ...item, version: read, fields: null })
    }
    function keep(read: number) {
      const fields = former.current.get(key)
      return fields
        ? deskClient.site.saveDraft.mutate({ ...item, version: read, fields })
        : deskClient.site.discardDraft.mutate({ ...item, version: read })
    }
  })
}

interface ServiceProps {
  service: SiteItemRow
  drop: ReturnType<typeof useDrop>
}

function Service({ service, drop }: ServiceProps) {
  const [opened, setOpened] = useState(false)
  const { kind, key, state } = service
  const isDropped = state === 'removed'
  const press = () => {
    setOpened(false)
    drop.mutate({ key, isDropped })
  }
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <span data-dropped={isDropped || undefined}>
          <b>{titleOf(service)}</b> <span className={styles.key}>{key}</span> <ItemStateWord item={service} />
        </span>
        <Group gap="xs">
          {!isDropped && <Change service={service} opened={opened} onPress={() => setOpened(!opened)} />}
          {state !== 'new' && <Drop service={service} isPending={drop.isPending} onPress={press} />}
        </Group>
      </Group>
      {opened && !isDropped && (
        <div className={styles.opened}>
          <ItemPart item={{ kind, key, shows }} />
          <Link to={itemPath(service)}>{words.more}</Link>
        </div>
      )}
    </li>
  )
}

interface ActProps {
  service: SiteItemRow
  onPress: () => void
}

const Change = ({ service, opened, onPress }: ActProps & { opened: boolean }) => (
  <Button
    size="compact-sm"
    aria-expanded={opened}
    aria-label={(opened ? words.closeNamed : words.changeNamed)(titleOf(service))}
    onClick={onPress}
  >
    {opened ? words.close : words.change}
  </Button>
)

function Drop({ service, isPending, onPress }: ActProps & { isPending: boolean }) {
  const [label, named] =
    service.state === 'removed' ? [words.keep, words.keepNamed] : [words.drop, words.dropNamed]
  return (
    <Button size="compact-sm" disabled={isPending} aria-label={named(titleOf(service))} onClick={onPress}>
      {label}
    </Button>
  )
}
