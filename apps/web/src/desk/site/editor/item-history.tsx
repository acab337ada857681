import { Text } from '@mantine/core'
import { deskSiteItem, deskSiteReleases } from '@northword/content/desk/desk-site'
import type { SiteItem } from '@northword/contract/desk/site'
import { Link } from 'react-router-dom'
import { Part } from '../../frame/part.tsx'
import { Moment } from '../../time/moment.tsx'
import styles from './editor.module.css'

const words = deskSiteItem.history

/** Releases that brought the item, and what was done with it. */
export const ItemHistory = ({ item: { history, events } }: { item: SiteItem }) => (
  <Part heading={words.heading}>
    {history.length === 0 ? (
      <Text size="sm">{words.none}</Text>
    ) : (
      <ul className={styles.history}>
        {history.map(({ release, status, madeAt, madeBy, isRemoval }) => (
          <li key={release}>
            <Link to={`/site/releases/${release}`}>{words.release(release)}</Link>{' '}
            {deskSiteReleases.statuses[status]}
            {isRemoval && `, ${words.removal}`}, <Moment at={madeAt} /> {words.by(madeBy)}
          </li>
        ))}
      </ul>
    )}
    {events.length > 0 && (
      <details>
        <summary>{words.events}</summary>
        <ul className={styles.history}>
          {events.map(({ at, by, act }, index) => (
            <li key={index}>
              {words.acts[act]}, <Moment at={at} /> {words.by(by)}
            </li>
          ))}
        </ul>
      </details>
    )}
  </Part>
)
