import { Stack, Text } from '@mantine/core'
import { deskComments } from '@northword/content/desk/desk-comments'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { DeskPiece, DeskPieces } from '@northword/contract/texts/text-views'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { trpc } from '../../../site/api/trpc.ts'
import { copiesOf } from '../../copies/device-copies.ts'
import { useMe } from '../../session/use-me.ts'
import { Moment } from '../../time/moment.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { Hint } from '../../frame/hint.tsx'
import { PageBoundary } from '../../frame/page-boundary.tsx'
import { Part } from '../../frame/part.tsx'
import styles from './case-texts.module.css'
import { PieceVersions } from './piece-versions.tsx'
import { useRenewed } from '../current/use-case.ts'

const PieceComments = lazy(() => import('../../comments/piece-comments.tsx'))

const words = deskTexts.piece

/** Per piece: its versions and its draft. */
export default function CaseTexts({ number }: { number: string }) {
  const query = trpc.deliveries.listAtDesk.useQuery({ number }, { staleTime: 0, refetchInterval: whileHeld })
  return (
    <Part heading={deskTexts.heading} id="texts">
      <Fetched query={query} label={deskTexts.loading} isPart>
        {({ pieces, mayDeliver }) => (
          <Stack gap="sm">
            <ul role="list" className={styles.pieces}>
              {pieces.map((piece) => (
                <Piece key={piece.number} number={number} piece={piece} mayDeliver={mayDeliver} />
              ))}
            </ul>
            {!mayDeliver && <Hint>{words.mayNot}</Hint>}
          </Stack>
        )}
      </Fetched>
    </Part>
  )
}

/** Polls every 2 s while a version is held. */
const whileHeld = ({ state: { data } }: { state: { data: DeskPieces | undefined } }) =>
  data?.pieces.some(({ versions }) => versions.some(({ isHeld }) => isHeld)) ? 2_000 : false

interface PieceProps {
  number: string
  piece: DeskPiece
  mayDeliver: boolean
}

function Piece({ number, piece, mayDeliver }: PieceProps) {
  const { title, words: promised, versions, draftSavedAt } = piece
  const button = versions.length > 0 ? words.writeNext : words.write
  const isApproved = versions.some(({ approval }) => approval)
  return (
    <li className={styles.piece}>
      <div className={styles.head}>
        <Text fw={600}>{title}</Text>
        {promised !== null && <Hint>{words.promised(promised)}</Hint>}
        {mayDeliver && !isApproved && (
          <Link
            className={styles.write}
            to={`/orders/${number}/texts/${piece.number}`}
            aria-label={words.writeNamed(button, title)}
          >
            {button}
          </Link>
        )}
      </div>
      {draftSavedAt && (
        <Text size="sm">
          {words.draft} <Moment at={draftSavedAt} />
        </Text>
      )}
      <Unsaved number={number} piece={piece} />
      <PieceVersions number={number} piece={piece} />
      {versions[0] && <Said number={number} piece={piece.number} />}
    </li>
  )
}

/** Input that is stored on this device but not on the server, with a link to it. */
function Unsaved({ number, piece }: Pick<PieceProps, 'number' | 'piece'>) {
  const memberId = useMe().member.id
  const [copy] = copiesOf({ memberId, number, piece: piece.number })
  if (!copy) return null
  return (
    <Text size="sm" c="var(--red-pen)">
      {words.unsaved} <Moment at={copy.typedAt} />.{' '}
      <Link to={`/orders/${number}/texts/${piece.number}`}>{words.toUnsaved(piece.title)}</Link>
    </Text>
  )
}

function Said({ number, piece }: { number: string; piece: number }) {
  const renew = useRenewed(number)
  return (
    <PageBoundary fallback={null}>
      <PieceComments
        number={number}
        piece={piece}
        onChanged={() => void renew()}
        heading={<Text>{deskComments.heading}</Text>}
      />
    </PageBoundary>
  )
}
