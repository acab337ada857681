import { Text } from '@mantine/core'
import { deliveredTexts as words } from '@northword/content/texts/delivered-texts'
import { textApproval } from '@northword/content/texts/text-approval'
import type { VersionRow } from '@northword/contract/texts/text-views'
import { Link } from 'react-router-dom'
import { Small } from '../../../components/small.tsx'
import { formatDay } from '../../../site/ui/date-format.ts'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import { type TextView, textViewAt } from '../address/text-view.ts'

interface ApprovedProps {
  approval: NonNullable<VersionRow['approval']>
  view: TextView
  /** Without the explanation. */
  isShort?: boolean
}

/** Names who approved a version and when, with a link to the certificate. */
export function Approved({ approval: { by, at }, view: { piece, version }, isShort = false }: ApprovedProps) {
  return (
    <>
      <Text>
        {words.approved(by, formatDay(at, useTimeZone()))}.{' '}
        <Link to={textViewAt({ piece, version, isCertificate: true })}>{words.certificate}</Link>
      </Text>
      {!isShort && <Small>{textApproval.settled}</Small>}
    </>
  )
}
