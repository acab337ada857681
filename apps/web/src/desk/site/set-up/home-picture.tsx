import { Alert, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { deskSitePreview } from '@northword/content/desk/desk-site-preview'
import type { SiteItemRow } from '@northword/contract/desk/site'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Hint } from '../../frame/hint.tsx'
import { checkQuery, itemsQuery } from '../calls/site-queries.ts'
import { SaidList } from '../fields/said-list.tsx'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import styles from './set-up.module.css'

const words = deskSiteSetUp.picture
const sizes = { narrow: { width: 360, height: 640 }, wide: { width: 1280, height: 1400 } }

/** The home page with every draft, drawn anew after each save. The keyboard skips it: it is a picture. */
export function HomePicture() {
  const id = useId()
  const { data: site } = useQuery(itemsQuery)
  return (
    <aside className={styles.picture} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {words.heading}
      </Title>
      <Hint>
        {words.hint} <Link to="/site/preview">{words.whole}</Link>
      </Hint>
      {site && <Drawn items={site.items} />}
    </aside>
  )
}

/** Drafts with a problem cannot be drawn: it is listed instead. */
function Drawn({ items }: { items: readonly SiteItemRow[] }) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)')
  const drafts = markOf(items)
  if (items.some(({ problems }) => problems > 0)) return <Problems key={drafts} />
  return (
    <div inert className={styles.frame}>
      <PreviewFrame
        path="/"
        page={deskSitePreview.pages['/']}
        drafts={drafts}
        {...(isNarrow ? sizes.narrow : sizes.wide)}
      />
    </div>
  )
}

/** Another text after each change of the drafts. */
const markOf = (items: readonly SiteItemRow[]) =>
  items.map(({ key, draft }) => `${key} ${draft?.changedAt ?? ''}`).join()

function Problems() {
  const { data } = useQuery(checkQuery)
  return (
    <Alert title={words.problems} mt="sm">
      {data && <SaidList said={data.problems} />}
    </Alert>
  )
}
