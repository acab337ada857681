import { Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { deskSitePreview } from '@northword/content/desk/desk-site-preview'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { itemsQuery } from '../calls/site-queries.ts'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import styles from './set-up.module.css'

const words = deskSiteSetUp.picture
/** A phone's page where there is only a phone's room. */
const sizes = { narrow: { width: 360, height: 640 }, wide: { width: 1280, height: 1400 } }

/** The home page with every draft, drawn anew after each save. It is looked at: no key leads into it. */
export function HomePicture() {
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 47.99em)')
  const { data: site } = useQuery(itemsQuery)
  return (
    <aside className={styles.picture} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {words.heading}
      </Title>
      <Text size="sm" c="dimmed">
        {words.hint} <Link to="/site/preview">{words.whole}</Link>
      </Text>
      {site && (
        <div inert className={styles.frame}>
          <PreviewFrame
            path="/"
            page={deskSitePreview.pages['/']}
            {...(isNarrow ? sizes.narrow : sizes.wide)}
            drafts={markOf(site.items)}
          />
        </div>
      )}
    </aside>
  )
}

/** Another text after each change of the drafts. */
const markOf = (items: readonly { key: string; draft: { changedAt: string } | null }[]) =>
  items.map(({ key, draft }) => `${key} ${draft?.changedAt ?? ''}`).join()
