import { Alert, Text } from '@mantine/core'
import { deskSiteOpening as words } from '@northword/content/desk/desk-site-opening'
import type { SiteOpening } from '@northword/contract/desk/site-opening'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskClient } from '../../api/desk-client.ts'
import { ConfirmButton } from '../../frame/confirm.tsx'
import { Done } from '../../frame/done.tsx'
import { Part } from '../../frame/part.tsx'
import { useMe } from '../../session/use-me.ts'
import { FaultLink } from '../calls/fault-link.tsx'
import { checkQuery, openingQuery, useSiteStep } from '../calls/site-queries.ts'
import { SaidList } from '../fields/said-list.tsx'

/** Facts that are still invented, and the button that opens the studio, until an owner has opened it. */
export function OpeningPart({ drafts }: { drafts: number }) {
  const { data: opening } = useQuery(openingQuery)
  const [wasOpened, setWasOpened] = useState(false)
  if (!opening || (opening.openedAt && !wasOpened)) return null
  if (opening.openedAt) return <Done>{words.done}</Done>
  return (
    <Part heading={wordsFor(opening).heading}>
      <Text mb="xs">{opening.isOpen ? words.local : words.closed}</Text>
      <Left opening={opening} />
      <OpenStudio drafts={drafts} opening={opening} onOpened={() => setWasOpened(true)} />
    </Part>
  )
}

/** At a local address the studio is open already, and only has to publish. */
const wordsFor = ({ isOpen }: SiteOpening) => (isOpen ? { ...words, ...words.here } : words)

/** Problems and placeholders, each with a link to its field. */
function Left({ opening: { placeholders } }: { opening: SiteOpening }) {
  const { data: check } = useQuery(checkQuery)
  return (
    <>
      {check && check.problems.length > 0 && (
        <Alert title={words.problems} mb="sm">
          <SaidList said={check.problems} />
        </Alert>
      )}
      <Text>
        {placeholders.length === 0 ? words.noPlaceholders : words.placeholders(placeholders.length)}
      </Text>
      {placeholders.length > 0 && <SaidList said={placeholders} />}
    </>
  )
}

interface OpenStudioProps {
  drafts: number
  opening: SiteOpening
  onOpened: () => void
}

function OpenStudio({ drafts, opening, onOpened }: OpenStudioProps) {
  const isOwner = useMe().member.role === 'owner'
  const said = wordsFor(opening)
  const action = useSiteStep(async (close: () => void) => {
    const opened = await deskClient.site.open.mutate()
    close()
    if (opened.opening.openedAt) onOpened()
    return opened
  })
  if (!isOwner)
    return (
      <Text fw={600} mt="md">
        {words.askOwner}
      </Text>
    )
  const failure = action.data?.release?.failure
  return (
    <>
      {failure && (
        <Alert role="alert">
          {said.failed(failure.sentence)}
          <FaultLink fault={failure} />
        </Alert>
      )}
      <ConfirmButton
        variant="filled"
        mt="md"
        mb="lg"
        words={{ ...said, text: said.text(drafts, opening.placeholders.length) }}
        action={action}
      />
    </>
  )
}
