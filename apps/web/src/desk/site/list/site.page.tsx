import { Button, Group, Text } from '@mantine/core'
import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import { deskSite as words } from '@northword/content/desk/desk-site'
import { deskSitePreview } from '@northword/content/desk/desk-site-preview'
import type { SiteItems } from '@northword/contract/desk/site'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { Hint } from '../../frame/hint.tsx'
import { useMe } from '../../session/use-me.ts'
import { Moment } from '../../time/moment.tsx'
import { OpeningPart } from '../opening/opening-part.tsx'
import { itemsQuery } from '../calls/site-queries.ts'
import { ItemGroups } from './item-groups.tsx'
import { SetUpLink } from '../opening/set-up-link.tsx'
import { SiteWarnings } from './site-warnings.tsx'
import { UnsavedItems } from './unsaved-items.tsx'
import styles from './list.module.css'

/** Items of the site in groups, and a bar with the number of drafts. */
export default function SitePage() {
  const query = useQuery(itemsQuery)
  const { role } = useMe().member
  return (
    <>
      <DeskHead heading={words.heading}>
        <SetUpLink />
        <Link to="/site/preview">{deskSitePreview.open}</Link>
        {role === 'owner' && <Link to="/site/mail-server">{deskMailServer.link}</Link>}
        <Link to="/site/releases">{words.releases}</Link>
      </DeskHead>
      <Text maw="42rem" mb="md">
        {words.intro}
      </Text>
      {/* A save of the editor that was left may be under way. */}
      {!query.isFetching && <UnsavedItems />}
      <Fetched query={query} label={words.loading}>
        {(site) => (
          <>
            <PublishBar site={site} />
            <OpeningPart drafts={site.items.filter(({ draft }) => draft).length} />
            <SiteWarnings />
            <ItemGroups items={site.items} />
          </>
        )}
      </Fetched>
    </>
  )
}

function PublishBar({ site: { live, items } }: { site: SiteItems }) {
  const count = items.filter(({ draft }) => draft).length
  return (
    <Group className={styles.bar ?? ''} gap="md" justify="space-between">
      <div>
        <Text fw={600} role="status">
          {words.unpublished(count)}
        </Text>
        <Hint>
          {live ? (
            <>
              {words.live(live.number)} <Moment at={live.liveAt} />
            </>
          ) : (
            words.noLive
          )}
        </Hint>
      </div>
      {count > 0 && (
        <Button component={Link} to="/site/review" variant="filled">
          {words.review}
        </Button>
      )}
    </Group>
  )
}
