import { Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { DeskPiece } from '@northword/contract/texts/text-views'
import type { VersionInput } from '@northword/contract/texts/texts'
import { Link } from 'react-router-dom'
import { Hint } from '../../frame/hint.tsx'
import { Moment } from '../../time/moment.tsx'
import { Approval } from './approval.tsx'
import styles from './case-texts.module.css'

const words = deskTexts.piece

/** Versions, the latest first, each with a link. */
export function PieceVersions({ number, piece }: { number: string; piece: DeskPiece }) {
  const { title, versions } = piece
  if (versions.length === 0) return <Hint>{words.none}</Hint>
  return (
    <ul role="list" className={styles.versions}>
      {versions.map((version) => (
        <li key={version.number}>
          <Version place={{ number, piece: piece.number, version: version.number }} {...{ title, version }} />
        </li>
      ))}
    </ul>
  )
}

interface VersionProps {
  place: VersionInput
  /** The text's title. */
  title: string
  version: DeskPiece['versions'][number]
}

const Version = ({ place, title, version: { by, deliveredAt, isHeld, approval } }: VersionProps) => (
  <>
    <Link
      to={`/orders/${place.number}/texts/${place.piece}/versions/${place.version}`}
      aria-label={deskTexts.versionOf(title, place.version)}
    >
      {words.version(place.version)}
    </Link>{' '}
    {words.by(by)}
    {' · '}
    <Text span inherit c={isHeld ? 'var(--red-pen)' : 'dimmed'}>
      {isHeld ? (
        words.held
      ) : (
        <>
          {words.read} <Moment at={deliveredAt} />
        </>
      )}
    </Text>
    {approval && <Approval size="sm" moment={<Moment at={approval.at} />} {...{ place, title, approval }} />}
  </>
)
