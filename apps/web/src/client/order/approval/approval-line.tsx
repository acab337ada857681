import { Text } from '@mantine/core'
import { textApproval as words } from '@northword/content/texts/text-approval'
import type { VersionView } from '@northword/contract/texts/text-views'
import { onPlainClick } from '../../../components/plain-click.ts'
import { goTo } from '../../../texts/manuscript/comment-anchors.ts'
import { approvalId } from './approve-text.tsx'
import { Approved } from './approved.tsx'
import type { TextView } from '../address/text-view.ts'
import type { MayApprove } from './use-may-approve.ts'

interface ApprovalLineProps {
  view: TextView
  text: VersionView
  may: MayApprove
}

/** Above the text: its approval, or a link to approve it. */
export function ApprovalLine({ view, text: { approval }, may }: ApprovalLineProps) {
  if (approval) return <Approved approval={approval} view={view} isShort />
  if (may.kind === 'no') return null
  return (
    <Text>
      <a href={`#${approvalId}`} onClick={onPlainClick(() => goTo(approvalId))}>
        {words.toEnd}
      </a>
    </Text>
  )
}
