import { Button, Group, List, Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { textReading } from '@northword/content/texts/text-reading'
import type { CheckedText } from '@northword/contract/texts/text-views'
import type { PieceInput } from '@northword/contract/texts/texts'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { Outcome } from '../../../components/outcome.tsx'
import { Manuscript } from '../../../texts/manuscript/manuscript.tsx'
import { QualitySheet } from '../../../texts/sheets/quality-sheet.tsx'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'
import styles from '../page/texts.module.css'
import type { Typed } from './typed.ts'
import { useCheck } from './use-check.ts'

const words = deskTexts.preview

/** The text as its reader will see it, with its quality sheet. */
export function Preview({ place, typed }: { place: PieceInput; typed: Typed }) {
  const { checked, isEmpty, isOld, isPending, error, look } = useCheck(place, typed)
  return (
    <div className={styles.preview}>
      <Part heading={words.heading}>
        {/* Focusable, so that a long text scrolls by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.sheet} role="group" aria-label={words.heading} tabIndex={0}>
          {checked && !isEmpty && <Paper blocks={checked.blocks} />}
          {checked?.isCut && !isEmpty && <Hint mt="sm">{words.cut}</Hint>}
        </div>
        <Group gap="sm" mt="xs">
          <Button onClick={look} disabled={isEmpty || isPending}>
            {words.look}
          </Button>
          <Hint>{isEmpty ? words.empty : isPending ? words.looking : isOld && words.older}</Hint>
        </Group>
        <Outcome error={error} />
      </Part>
      {checked && !isEmpty && <Found checked={checked} />}
    </div>
  )
}

/** Memoised: a long text must not render again at each key. */
const Paper = memo(Manuscript)

const Found = ({ checked: { sheet, overlapsWith } }: { checked: CheckedText }) => (
  <>
    <Part heading={textReading.sheet.heading}>
      <QualitySheet sheet={sheet} />
    </Part>
    <Part heading={words.overlaps}>
      <Overlaps orders={overlapsWith} />
    </Part>
  </>
)

/** Orders whose texts share passages with this one. Clients do not see them. */
const Overlaps = ({ orders }: { orders: CheckedText['overlapsWith'] }) =>
  orders.length === 0 ? (
    <Text c="dimmed">{words.noOverlaps}</Text>
  ) : (
    <>
      <List>
        {orders.map(({ number, share }) => (
          <List.Item key={number}>
            <Link to={`/orders/${number}`}>{number}</Link>: {words.overlap(Math.round(share * 100))}
          </List.Item>
        ))}
      </List>
      <Hint mt="xs">{words.overlapsHint}</Hint>
    </>
  )
