import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useMe } from '../../session/use-me.ts'
import { openingQuery } from '../calls/site-queries.ts'

/** For owners, until one has opened the studio. */
export function SetUpLink() {
  const isOwner = useMe().member.role === 'owner'
  const { data } = useQuery({ ...openingQuery, enabled: isOwner })
  return isOwner && data?.openedAt === null ? <Link to="/site/set-up">{deskSiteSetUp.link}</Link> : null
}
