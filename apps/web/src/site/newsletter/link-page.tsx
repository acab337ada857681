import type { PageCopy } from '@northword/content/pages'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Failure } from '../plain-form/failure.tsx'
import { NoScript } from '../plain-form/no-script.tsx'
import plain from '../plain-form/plain-form.module.css'
import type { LinkOutcome } from './link-outcome.ts'
import styles from './link-page.module.css'
import { useLinkPress } from './use-link-press.ts'
import { useLinkToken } from './use-link-token.ts'

interface LinkWords {
  button: string
  working: string
  failed: string
  unreachable: string
  done: { heading: string }
  dead: { heading: string; text: string }
  missing: { heading: string; text: string }
  noScript: { before: string; to: string; label: string }
}

interface LinkPageProps {
  /** Heading and intro of the page as long as nothing was pressed. */
  copy: PageCopy
  words: LinkWords
  load: () => Promise<(token: string) => Promise<LinkOutcome>>
  /** The way on when the link has done its work. */
  onward: ReactNode
  /** The way on when it cannot. */
  remedy: ReactNode
}

/** A page that a mail links to: its button does the work, and its heading says what came of it. */
export function LinkPage({ copy, words, load, onward, remedy }: LinkPageProps) {
  const { token, latest } = useLinkToken()
  const { press, working, outcome } = useLinkPress(load, latest)
  const { heading, text, isOver } = tell(copy, words, token, outcome)
  const isDone = outcome?.kind === 'done'
  const failure = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOver) focusOn(page.current?.querySelector('h1'))
    else if (outcome) failure.current?.focus()
  }, [isOver, outcome])

  return (
    <div ref={page}>
      <PageHero heading={heading} lead={text}>
        {!isOver && (
          <div className={styles.action}>
            <NoScript {...words.noScript} />
            {outcome && <Failure message={sentenceOf(outcome, words)} ref={failure} />}
            <Button
              tone="primary"
              className={plain.needsScript}
              disabled={working}
              onClick={() => void press()}
            >
              {working ? words.working : words.button}
            </Button>
          </div>
        )}
        {isDone && <div className={styles.action}>{onward}</div>}
      </PageHero>
      {isOver && !isDone && remedy}
    </div>
  )
}

function tell(copy: PageCopy, words: LinkWords, token: string | null, outcome: LinkOutcome | null) {
  if (outcome?.kind === 'done') return { heading: words.done.heading, text: outcome.message, isOver: true }
  if (outcome?.kind === 'dead') return { ...words.dead, isOver: true }
  if (token === '') return { ...words.missing, isOver: true }
  return { heading: copy.heading, text: copy.intro, isOver: false }
}

function sentenceOf(outcome: LinkOutcome, { unreachable, failed }: LinkWords): string {
  return outcome.kind === 'failed' ? outcome.message || failed : unreachable
}

function focusOn(heading: HTMLElement | null | undefined) {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
