import { deskSite } from '@northword/content/desk/desk-site'
import type { SiteItemRow } from '@northword/contract/desk/site'
import styles from './item-state-word.module.css'

interface ItemStateWordProps {
  item: Pick<SiteItemRow, 'state' | 'archived' | 'scheduledIn'>
}

/** State of an item, whether it is archived, and the release that will change it. */
export function ItemStateWord({ item: { state, archived, scheduledIn } }: ItemStateWordProps) {
  const more = [
    ...(archived && state !== 'removed' ? [deskSite.archived] : []),
    ...(scheduledIn === null ? [] : [deskSite.scheduledIn(scheduledIn)]),
  ]
  const said = state === 'live' && more.length > 0 ? more : [deskSite.states[state], ...more]
  return (
    <span className={styles.state} data-state={state}>
      {said.join(' · ')}
    </span>
  )
}
