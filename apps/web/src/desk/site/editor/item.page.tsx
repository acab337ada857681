import { Text } from '@mantine/core'
import { deskSite, deskSiteItem } from '@northword/content/desk/desk-site'
import { siteItemInput } from '@northword/contract/desk/site'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { callFailure } from '../../../site/api/call-failure.ts'
import { BackLink } from '../../frame/back-link.tsx'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { kindOf } from '../calls/item-paths.ts'
import { itemQuery } from '../calls/site-queries.ts'
import { Editor } from './editor.tsx'

/** The editor of one item of the site. */
export default function ItemPage() {
  const { kind, key = '' } = useParams()
  const item = { kind: kindOf(kind) ?? 'pages', key }
  const isName = siteItemInput.safeParse({ kind, key }).success
  return (
    <>
      <BackLink to="/site">{deskSite.back}</BackLink>
      {isName ? <Found item={item} /> : <NoItem />}
    </>
  )
}

function Found({ item }: { item: Parameters<typeof itemQuery>[0] }) {
  const query = useQuery(itemQuery(item))
  if (query.error && callFailure(query.error).status === 404) return <NoItem />
  return (
    <Fetched query={query} label={deskSite.loading}>
      {(found) => <Editor item={found} />}
    </Fetched>
  )
}

const NoItem = () => (
  <>
    <DeskHead heading={deskSite.heading} />
    <Text>{deskSiteItem.notFound}</Text>
  </>
)
