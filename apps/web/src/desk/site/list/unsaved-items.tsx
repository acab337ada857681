import { Alert, Text } from '@mantine/core'
import { deskSite } from '@northword/content/desk/desk-site'
import { titleOf } from '@northword/content/desk/fields/title-of'
import { itemName } from '@northword/contract/content/content-items'
import { Link } from 'react-router-dom'
import { useMe } from '../../session/use-me.ts'
import { itemPath } from '../calls/item-paths.ts'
import { unsavedItems } from '../editor/kept-items.ts'

const words = deskSite.unsaved

/** Items whose last save failed on this device. An editor saves them once it is open again. */
export function UnsavedItems() {
  const items = unsavedItems(useMe().member.id)
  if (items.length === 0) return null
  return (
    <Alert title={words.title} mb="md">
      <Text>{words.hint}</Text>
      <ul>
        {items.map((item) => (
          <li key={itemName(item)}>
            <Link to={itemPath(item)}>{titleOf(item)}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
