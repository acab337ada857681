import { Button, Group, Stack, Text } from '@mantine/core'
import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Fetched } from '../../frame/fetched.tsx'
import { itemsQuery, openingQuery } from '../calls/site-queries.ts'
import { SiteWarnings } from '../list/site-warnings.tsx'
import { UnsavedItems } from '../list/unsaved-items.tsx'
import { OpeningPart } from '../opening/opening-part.tsx'

const words = deskSiteSetUp.open

/** Warnings, placeholders, and the press that publishes everything and opens the studio. */
export function OpenStep() {
  const items = useQuery(itemsQuery)
  const opening = useQuery(openingQuery)
  return (
    <Fetched query={items} label={words.loading}>
      {(site) => (
        <Fetched query={opening} label={words.loading}>
          {({ openedAt }) => {
            const drafts = site.items.filter(({ draft }) => draft).length
            return (
              <>
                {!items.isFetching && <UnsavedItems />}
                <SiteWarnings without="placeholder" />
                <OpeningPart drafts={drafts} />
                {openedAt && <Opened drafts={drafts} />}
              </>
            )
          }}
        </Fetched>
      )}
    </Fetched>
  )
}

const Opened = ({ drafts }: { drafts: number }) => (
  <Stack gap="sm" align="start">
    <Text>{words.opened(drafts)}</Text>
    <Group gap="sm">
      {drafts > 0 && (
        <Button component={Link} to="/site/review" variant="filled">
          {words.review}
        </Button>
      )}
      <Button component="a" href="/" target="_blank">
        {words.visit}
      </Button>
    </Group>
  </Stack>
)
