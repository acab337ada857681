import { Alert, Button, Group, Text } from '@mantine/core'
import { deskSite, deskSiteItem } from '@northword/content/desk/desk-site'
import { useDeferredValue, useMemo } from 'react'
import { Hint } from '../../frame/hint.tsx'
import { formatShortMoment } from '../../../site/ui/date-format.ts'
import { NoticeLine } from '../../form/notice-line.tsx'
import { differencesOf } from '../differences/differences.ts'
import { RedPen } from '../differences/red-pen.tsx'
import { type ItemState, onlyReleaseOf, type RivalItem } from './item-state.ts'
import type { ItemWriting } from './item-writing.ts'

const { notice: noticeWords, rival: words } = deskSiteItem

interface ItemNewsProps {
  writing: ItemWriting
  state: ItemState
}

/** Changes of an item that no key press made. */
export const ItemNews = ({ writing, state }: ItemNewsProps) => (
  <>
    <RivalItemAlert writing={writing} state={state} />
    <NoticeLine
      words={noticeWords}
      notice={state.notice}
      onPutBack={(before) => writing.replace(before)}
      mb={state.notice ? 'md' : 0}
    />
  </>
)

/** Shows the other fields of a conflict and asks which stay. The typed ones are kept until then. */
function RivalItemAlert({ writing, state }: ItemNewsProps) {
  const [rival] = state.rivals
  if (!rival) return null
  return (
    <Alert title={words.heading} role="alert" mb="lg">
      <Text>{whose(rival)}</Text>
      {rival.fields ? <Both rival={rival} state={state} /> : <Text mt="xs">{otherOf(rival)}</Text>}
      <Group gap="xs" mt="sm">
        <Button variant="filled" onClick={() => writing.settle('mine')}>
          {words.keep}
        </Button>
        <Button onClick={() => writing.settle('theirs')}>{words.take}</Button>
        {rival.fields && <Button onClick={() => writing.settle('join')}>{words.join}</Button>}
      </Group>
      {rival.fields && <Hint mt="xs">{words.joinHint}</Hint>}
    </Alert>
  )
}

function whose({ by, at, of }: RivalItem): string {
  const when = at ? formatShortMoment(at) : ''
  return 'place' in of ? words.ofDevice(when) : words.ofServer(by ?? noticeWords.somebody, when)
}

/** Sentence about another text without fields. */
function otherOf({ of }: RivalItem): string {
  const release = 'version' in of ? onlyReleaseOf(of) : null
  return release === null ? words.gone : `${deskSite.scheduledIn(release)}.`
}

function Both({ rival, state: { fields, item } }: { rival: RivalItem; state: ItemState }) {
  const mine = useDeferredValue(fields)
  const differences = useMemo(() => differencesOf(rival.fields, mine), [rival.fields, mine])
  return (
    <>
      <Hint mt="xs">{words.changes}</Hint>
      <RedPen item={item} fields={mine} differences={differences} />
    </>
  )
}
