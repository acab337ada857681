import { Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { VersionRow } from '@northword/contract/texts/text-views'
import type { VersionInput } from '@northword/contract/texts/texts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

const words = deskTexts.piece

interface ApprovalProps {
  place: VersionInput
  /** The text's title. */
  title: string
  approval: NonNullable<VersionRow['approval']>
  /** The time of the approval. */
  moment: ReactNode
  size?: 'sm'
}

/** Names who approved a version, how and when, with a link to the certificate. */
export const Approval = ({
  place: { number, piece, version },
  title,
  approval: { by, how },
  moment,
  size,
}: ApprovalProps) => (
  <Text {...(size && { size })} fw={600}>
    {words.approved(by)} ({words.how[how]}), {moment}
    {' · '}
    <Link
      to={`/orders/${number}/texts/${piece}/versions/${version}/certificate`}
      aria-label={words.certificateOf(deskTexts.versionOf(title, version))}
    >
      {words.certificate}
    </Link>
  </Text>
)
