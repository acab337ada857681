import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { textApproval as words } from '@northword/content/texts/text-approval'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { usePart } from '../../../site/parts/use-part.ts'
import { usePosted } from '../../../site/served/page-state.tsx'
import { useHydrated } from '../../../site/ui/use-hydrated.ts'
import { PostedOutcome } from '../../../texts/comments/posted-outcome.tsx'
import { panelId } from '../../../texts/comments/waiting-line.tsx'
import { Done, useFocusOnDone } from '../../../components/outcome.tsx'
import { onPlainClick } from '../../../components/plain-click.ts'
import { goTo } from '../../../texts/manuscript/comment-anchors.ts'
import { ApproveQuestion } from './approve-question.tsx'
import { Approved } from './approved.tsx'
import type { TextMatterProps } from '../address/text-view.ts'
import { OrderPart } from '../address/order-part.tsx'
import { useApprove } from './use-approve.ts'
import type { MayApprove } from './use-may-approve.ts'
import { useTextForms } from '../address/use-text-forms.ts'

const loadQuestion = () => import('../../frame/question.tsx')

interface ApproveTextProps extends TextMatterProps {
  may: MayApprove
}

/** Approves the version on screen, or names who approved it. */
export function ApproveText({ number, view, text, may }: ApproveTextProps) {
  const approving = useApprove({ number, piece: view.piece, version: view.version })
  const { isPending, isSuccess, error, mayUndo } = approving
  const action = useTextForms(number, view)('approve')
  const posted = usePosted('approve-text')
  // A mailed link can take it back. Without an answer to the query afterwards nothing is offered.
  const isOver = text.approval !== null || (isSuccess && may.kind === 'no')
  // One whose answer was lost is there all the same.
  const isDone = isOver && (isSuccess || (error !== null && !error.data))
  const isPosted = posted !== undefined && !isSuccess && (isOver || posted.kind === 'refused')
  const done = useFocusOnDone(isDone)
  // The outcome stays on screen.
  const isOffered = !isOver && (may.kind !== 'no' || isPending || error !== null)
  if (!isOver && !isOffered && !isPosted) return null
  const sent = mayUndo ? words.doneByLink : words.done
  return (
    <OrderPart heading={isOver ? words.approvedHeading : words.heading}>
      <Stack gap="sm" align="start" maw="34rem" id={approvalId} tabIndex={-1} style={{ outline: 'none' }}>
        <Done ref={done}>{isDone && sent}</Done>
        {isPosted && error === null && <PostedOutcome form="approve-text" sent={sent} />}
        {text.approval && <Approved approval={text.approval} view={view} />}
        {isOffered && <Offer {...{ approving, view, text, may, action }} />}
      </Stack>
    </OrderPart>
  )
}

/** Id of the element with the approve button. */
export const approvalId = 'approve'

interface OfferProps extends Omit<ApproveTextProps, 'number'> {
  approving: ReturnType<typeof useApprove>
  action: string
}

function Offer({ approving, view, text, may, action }: OfferProps) {
  const [asking, setAsking] = useState(false)
  const part = usePart(loadQuestion, 'shown')
  const title = words.question.title(text.title, view.version)
  const question = <ApproveQuestion {...approving} action={action} onClose={() => setAsking(false)} />
  return (
    <>
      {words.means.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {may.kind === 'yes' && may.isRefused && <Text>{words.refused}</Text>}
      {may.kind === 'not yet' ? (
        <NotYet why={may.why} />
      ) : (
        <Way onAsk={() => setAsking(true)}>
          <ApproveQuestion {...approving} action={action} />
        </Way>
      )}
      {part ? (
        <part.Question
          title={title}
          opened={asking}
          onClose={() => setAsking(false)}
          pending={approving.isPending}
        >
          {question}
        </part.Question>
      ) : (
        // The dialog's chunk did not load: asks in the page.
        asking && <InPage title={title}>{question}</InPage>
      )}
    </>
  )
}

const InPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" withBorder bg="var(--card)" p="lg">
    <Title order={3} mb="sm">
      {title}
    </Title>
    {children}
  </Paper>
)

const NotYet = ({ why }: { why: string }) => (
  <Text fw={600}>
    {why}{' '}
    <a href={`#${panelId}`} onClick={onPlainClick(() => goTo(panelId))}>
      {words.toComments}
    </a>
  </Text>
)

interface WayProps {
  onAsk: () => void
  /** The question in the page, for browsers without scripts. */
  children: ReactNode
}

/** The button that asks. Takes over the focus of the plain link that it replaces. */
function Way({ onAsk, children }: WayProps) {
  const isHydrated = useHydrated()
  const hadFocus = useRef(false)
  const onGone = useCallback((had: boolean) => void (hadFocus.current = had), [])
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus()
    hadFocus.current = false
  }
  if (!isHydrated) return <PlainQuestion onGone={onGone}>{children}</PlainQuestion>
  return (
    <Button ref={takeFocus} variant="filled" onClick={onAsk}>
      {words.button}
    </Button>
  )
}

interface PlainQuestionProps {
  /** Called on unmount: whether the focus was in it. */
  onGone: (hadFocus: boolean) => void
  children: ReactNode
}

function PlainQuestion({ onGone, children }: PlainQuestionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    const shown = details.current
    return () => onGone(shown?.contains(document.activeElement) ?? false)
  }, [onGone])
  return (
    <details ref={details} open={usePosted('approve-text')?.kind === 'refused'}>
      <Button component="summary" variant="filled">
        {words.button}
      </Button>
      <Paper withBorder bg="var(--card)" p="lg" mt="sm">
        {children}
      </Paper>
    </details>
  )
}
