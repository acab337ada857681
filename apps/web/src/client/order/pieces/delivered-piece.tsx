import { Button, Text, Title, VisuallyHidden } from '@mantine/core'
import { deliveredTexts as words } from '@northword/content/texts/delivered-texts'
import type { PieceView, VersionRow } from '@northword/contract/texts/text-views'
import { Link } from 'react-router-dom'
import { Small } from '../../../components/small.tsx'
import { formatDay } from '../../../site/ui/date-format.ts'
import { useTimeZone } from '../../../site/ui/use-time-zone.ts'
import styles from './delivered-piece.module.css'
import { textViewAt } from '../address/text-view.ts'
import { VersionNote } from './version-note.tsx'

interface DeliveredPieceProps {
  piece: PieceView
  /** It is the order's only text. */
  isOnly: boolean
  /** Texts that are not on the page came in another way. */
  isSentOutside: boolean
}

/** A text of an order: its latest version, then the earlier ones. */
export function DeliveredPiece({ piece, isOnly, isSentOutside }: DeliveredPieceProps) {
  const [latest, ...earlier] = piece.versions
  return (
    <article className={styles.piece}>
      <Title order={3}>{piece.title}</Title>
      {latest ? (
        <Latest piece={piece} version={latest} before={earlier[0]} isOnly={isOnly} />
      ) : (
        <Text c="dimmed">{isSentOutside ? words.outside : words.notYet}</Text>
      )}
      {earlier.length > 0 && (
        <ul role="list" aria-label={words.earlier} className={styles.earlier}>
          {earlier.map((version) => (
            <li key={version.number}>
              <Facts piece={piece} version={version} />
              {version.note && <VersionNote note={version.note} />}
              <Link to={textViewAt({ piece: piece.number, version: version.number })}>
                {words.readVersion(version.number)}
                <Of piece={piece} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

interface LatestProps extends Pick<DeliveredPieceProps, 'piece' | 'isOnly'> {
  version: VersionRow
  before: VersionRow | undefined
}

function Latest({ piece, version, before, isOnly }: LatestProps) {
  const view = { piece: piece.number, version: version.number }
  return (
    <>
      <Facts piece={piece} version={version} />
      {version.note && <VersionNote note={version.note} />}
      <p className={styles.ways}>
        <Button
          component={Link}
          to={textViewAt(view)}
          variant={isOnly && !version.approval ? 'filled' : 'default'}
        >
          {before ? words.readVersion(version.number) : words.read}
          <Of piece={piece} />
        </Button>
        {before && (
          <Link to={textViewAt({ ...view, from: before.number })}>
            {words.changes(before.number)}
            <Of piece={piece} />
          </Link>
        )}
      </p>
    </>
  )
}

function Facts({ piece, version }: { piece: PieceView; version: VersionRow }) {
  const { number, deliveredAt, by, approval } = version
  const timeZone = useTimeZone()
  return (
    <>
      <Small>{words.delivered(number, formatDay(deliveredAt, timeZone), by)}</Small>
      {approval && (
        <Text>
          {words.approved(approval.by, formatDay(approval.at, timeZone))}.{' '}
          <Link to={textViewAt({ piece: piece.number, version: number, isCertificate: true })}>
            {words.certificate}
            <Of piece={piece} />
          </Link>
        </Text>
      )}
    </>
  )
}

/** Screen readers list links out of context, so each names its text. */
const Of = ({ piece }: { piece: PieceView }) => (
  <>
    {' '}
    <VisuallyHidden>{words.of(piece.title)}</VisuallyHidden>
  </>
)
