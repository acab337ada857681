import { Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { DeskPiece } from '@northword/contract/texts/text-views'
import { trpc } from '../../../site/api/trpc.ts'
import { copiesOf } from '../../copies/device-copies.ts'
import { Fetched, isMissing } from '../../frame/fetched.tsx'
import { useMe } from '../../session/use-me.ts'
import { TextHead } from '../page/text-head.tsx'
import { usePiece } from '../page/use-piece.ts'
import { Write } from './write.tsx'

const words = deskTexts.writing
const { closed, mayNot } = deskTexts.piece

export default function WritingPage() {
  const { number, piece } = usePiece()
  const pieces = trpc.deliveries.listAtDesk.useQuery({ number })
  // Never from the cache: another member may have saved since.
  const draft = trpc.deliveries.findDraft.useQuery(
    { number, piece },
    { gcTime: 0, refetchOnWindowFocus: 'always' },
  )
  const found = pieces.data?.pieces[piece - 1]
  const memberId = useMe().member.id
  return (
    <>
      <TextHead number={number} heading={found?.title ?? words.shell} />
      {isMissing(pieces.error ?? draft.error) ? (
        <Text mt="md">{words.notFound}</Text>
      ) : (
        <Fetched query={pieces} label={deskTexts.loading}>
          {({ mayDeliver }) => (
            <Fetched query={draft} label={deskTexts.loading}>
              {(saved) =>
                found &&
                (isOver(found) && copiesOf({ memberId, number, piece }).length === 0 ? (
                  <Text mt="md">{closed}</Text>
                ) : (
                  <Write number={number} piece={found} draft={saved} mayNot={whyNot(found, mayDeliver)} />
                ))
              }
            </Fetched>
          )}
        </Fetched>
      )}
    </>
  )
}

const isApproved = ({ versions }: DeskPiece) => versions.some(({ approval }) => approval)

/** Approved, and without a later draft to read. */
const isOver = (piece: DeskPiece) => isApproved(piece) && piece.draftSavedAt === null

function whyNot(piece: DeskPiece, mayDeliver: boolean): string | null {
  if (isApproved(piece)) return closed
  return mayDeliver ? null : mayNot
}
