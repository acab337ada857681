import { Alert, Button, Group, Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { useDeferredValue, useMemo } from 'react'
import { Hint } from '../../frame/hint.tsx'
import { formatShortMoment } from '../../../site/ui/date-format.ts'
import { Redline } from '../../../site/marks/redline.tsx'
import type { Rival } from './take-up.ts'
import styles from '../page/texts.module.css'
import type { Writing } from './writing.ts'
import type { WritingState } from './writing-state.ts'
import { compareTyped } from '../../../texts/changes/compare-typed.ts'

const words = deskTexts.rival

/** Shows a conflicting text and asks which one stays. The typed text is kept until then. */
export function RivalText({ writing, state }: { writing: Writing; state: WritingState }) {
  const [rival] = state.rivals
  if (!rival) return null
  return (
    <Alert title={words.heading} role="alert" w="100%">
      <Text>{whose(rival)}</Text>
      <Hint mt="xs">{words.changes}</Hint>
      <Changes theirs={rival.text} mine={state.typed.text} />
      <Group gap="xs" mt="sm">
        <Button variant="filled" onClick={() => writing.settle('mine')}>
          {words.keep}
        </Button>
        <Button onClick={() => writing.settle('theirs')}>{words.take}</Button>
      </Group>
    </Alert>
  )
}

function whose({ by, at, of }: Rival): string {
  const when = at ? formatShortMoment(at) : words.earlier
  return 'key' in of ? words.ofDevice(when) : words.ofServer(by ?? words.somebody, when)
}

/** Redline of both sources. Focusable, so that it scrolls by keyboard. */
function Changes({ theirs, mine }: { theirs: string; mine: string }) {
  const latest = useDeferredValue(mine)
  const segments = useMemo(() => compareTyped(theirs, latest), [theirs, latest])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.changes} role="group" aria-label={words.changes} tabIndex={0}>
      <Redline segments={segments} />
    </div>
  )
}
