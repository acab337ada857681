import { deskSiteItem } from '@northword/content/desk/desk-site'
import { labelAt } from '@northword/content/desk/fields/label-at'
import { titleOf } from '@northword/content/desk/fields/title-of'
import type { SiteProblem } from '@northword/contract/desk/site'
import { Link } from 'react-router-dom'
import { itemPath } from '../calls/item-paths.ts'

interface SaidListProps {
  said: readonly SiteProblem[]
  /** Fields of the one item that all are about; without them each names its item. */
  fields?: unknown
}

/** Problems or warnings, each with a link to its field. */
export const SaidList = ({ said, fields }: SaidListProps) => (
  <ul>
    {said.map((one, at) => (
      <li key={at}>
        <Link to={itemPath(one, one.field)}>{placeOf(one, fields)}</Link>: {one.message}
      </li>
    ))}
  </ul>
)

function placeOf(problem: SiteProblem, fields: unknown): string {
  const { kind, key, field } = problem
  const label = field ? labelAt(kind, key, fields, field) : deskSiteItem.problems.whole
  return fields === undefined ? `${titleOf(problem)}, ${label}` : label
}
