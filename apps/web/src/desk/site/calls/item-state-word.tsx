import { deskSite } from '@northword/content/desk/desk-site'
import type { SiteItemRow } from '@northword/contract/desk/site'
import styles from './item-state-word.module.css'

/** State of an item, and the release that will change it. */
export const ItemStateWord = ({ item }: { item: Pick<SiteItemRow, 'state' | 'scheduledIn'> }) => (
  <span className={styles.state} data-state={item.state}>
    {item.scheduledIn !== null && item.state === 'live'
      ? deskSite.scheduledIn(item.scheduledIn)
      : deskSite.states[item.state]}
    {item.scheduledIn !== null && item.state !== 'live' && ` · ${deskSite.scheduledIn(item.scheduledIn)}`}
  </span>
)
