import { deskSiteReleases } from '@northword/content/desk/desk-site'
import type { ReleaseFailure } from '@northword/contract/desk/site-releases'
import { Link } from 'react-router-dom'
import { callFailure } from '../../../site/api/call-failure.ts'
import { itemPath, kindOf } from './item-paths.ts'

type Fault = Pick<ReleaseFailure, 'item' | 'field'>

/** Link to the item and field that stopped a release, after its sentence. Nothing where none is named. */
export function FaultLink({ fault: { item, field } }: { fault: Fault }) {
  const [kind, ...key] = item?.split('/') ?? []
  const known = kindOf(kind)
  if (!known) return null
  return (
    <>
      {' '}
      <Link to={itemPath({ kind: known, key: key.join('/') }, field)}>{deskSiteReleases.review.toItem}</Link>
    </>
  )
}

/** The first item and field that a refusal names. */
export function faultIn(error: unknown): Fault {
  const [item, field] = callFailure(error).issues[0]?.path.split(': ') ?? []
  return { ...(item && { item }), ...(field && { field }) }
}
